import { withoutScripts } from '@/scripts/bench/exports';
import { readReport } from '@/scripts/bench/lighthouse';
import { median } from '@/scripts/bench/median';
import { type Measured, report, type Samples } from '@/scripts/bench/report';
import { replaceSection } from '@/scripts/bench/write-section';
import { pageElements } from '@/scripts/export/html';
import { exportedPage } from '@/tests/unit/support/export-folder';

describe('the limit', () => {
  test('is the page without any script, and with everything else', () => {
    const page = exportedPage(
      '<p>Words</p><script>a()</script><noscript>None</noscript>',
      '<script src="/a.js" async=""></script><link rel="preload" as="script" href="/b.js"/><style>p{}</style>',
    );
    const limit = withoutScripts(page);
    expect(limit).toBe(exportedPage('<p>Words</p><noscript>None</noscript>', '<style>p{}</style>'));
    expect(pageElements(limit).some(({ tagName }) => tagName === 'script')).toBe(false);
  });
});

describe('what Lighthouse says', () => {
  const audits = {
    'largest-contentful-paint': { numericValue: 1000 },
    'first-contentful-paint': { numericValue: 900 },
    'total-blocking-time': { numericValue: 0 },
    'cumulative-layout-shift': { numericValue: 0 },
    'total-byte-weight': { numericValue: 5000 },
    'network-requests': { details: { items: [{}, {}] } },
  };
  const good = { categories: { performance: { score: 0.994 } }, audits };

  test('is read, with scores as it shows them', () => {
    expect(readReport(good)).toMatchObject({ scores: { performance: 99 }, lcp: 1000, bytes: 5000, requests: 2 });
  });

  test.each([
    ['the page could not be measured', { ...good, runtimeError: { code: 'NO_FCP' } }, 'NO_FCP'],
    ['a figure is missing', { ...good, audits: { ...audits, 'largest-contentful-paint': {} } }, 'largest-contentful-paint'],
  ])('is no result when %s', (_what, answer, reason) => {
    expect(() => readReport(answer)).toThrow(reason);
  });
});

test('a median is the middle, or the mean of the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, Number.NaN]);
});

test('a section of a document is replaced, and the rest stays', () => {
  expect(replaceSection('a <!-- x -->old<!-- /x --> b', 'x', 'new')).toBe('a <!-- x -->\n\nnew\n\n<!-- /x --> b');
  expect(() => replaceSection('a', 'x', 'new')).toThrow('<!-- x -->');
});

describe('the report', () => {
  const bytes = { html: 20_000, style: 0, script: 0, image: 1000, font: 0, other: 0 };
  const samples = ({ lcp = 1000, tbt = 0, cls = 0, score = 100, html = 20_000, inp = 40 } = {}): Samples => ({
    lighthouse: [{ scores: { performance: score }, lcp, fcp: lcp, tbt, cls, bytes: html, requests: 3 }],
    visits: {
      4: [{ lcp, fcp: lcp, tbt, cls, before: { ...bytes, html }, all: { ...bytes, html, script: 150_000 }, requests: 9 }],
    },
    presses: { 4: [{ menu: { before: inp, after: 16 }, filter: undefined }] },
  });
  const measured = (site: Samples): Measured => ({ floor: samples(), limit: { '/': samples() }, site: { '/': site }, other: {} });
  const shortfalls = (site: Samples) =>
    report(measured(site), { runs: 1, rates: [4] })
      .split('### What falls short of a goal\n\n')[1]
      ?.split('\n');

  test('says nothing of a page that meets the goals', () => {
    expect(shortfalls(samples())).toEqual(['Nothing.']);
  });

  test.each([
    ['a later paint than the floor’s', { lcp: 1200 }, 4, 'LCP is 1.20 times the floor'],
    ['blocked time', { tbt: 30 }, 1, 'total blocking time is 30 ms'],
    ['a layout shift', { cls: 0.01 }, 2, 'layout shift is 0.010'],
    ['a score', { score: 99 }, 1, 'performance is 99'],
    ['too much before the scripts', { html: 70_000 }, 1, '71.0 kB before its scripts'],
    ['a slow answer', { inp: 100 }, 1, 'an answer takes 100 ms at 4×'],
  ])('names %s', (_what, site, count, line) => {
    const short = shortfalls(samples(site));
    expect(short).toHaveLength(count);
    expect(short?.join()).toContain(line);
  });

  test('shows another export beside the site, which has no goals', () => {
    const text = report({ ...measured(samples()), other: { '/': samples({ lcp: 3000 }) } }, { runs: 1, rates: [4] });
    expect(text).toMatch(/^\| \/ \(other\) \| 3\.00 \| 3\.00 \|/m);
    expect(text).toMatch(/Nothing\.$/);
  });
});
