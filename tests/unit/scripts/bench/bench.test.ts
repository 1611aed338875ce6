import { figures, medians, readReport } from '@/scripts/bench/lighthouse';
import { readOptions } from '@/scripts/bench/options';
import { UsageError } from '@/scripts/shared/parse-options.mjs';

test('npm run bench measures what its options say', () => {
  expect(readOptions([])).toEqual({ pages: expect.arrayContaining(['/', '/download/']), runs: 3 });
  expect(readOptions(['--pages', '/books/,/fr-CA/chat/', '--runs', '5'])).toEqual({
    pages: ['/books/', '/fr-CA/chat/'],
    runs: 5,
  });
  expect(readOptions(['--every-page'])).toMatchObject({ pages: expect.arrayContaining(['/books/', '/fr-CA/books/']) });
  expect(readOptions(['--help', '--runs', 'none'])).toBeUndefined();
});

test.each(['--clicks', '--pages books', '--runs 0'])('npm run bench rejects invalid options: %s', (line) => {
  expect(() => readOptions(line.split(' '))).toThrow(UsageError);
});

describe('a Lighthouse report', () => {
  const report = (lcp: number, more: object = {}) => ({
    categories: { performance: { score: 0.994 }, accessibility: { score: 1 }, 'best-practices': { score: 1 }, seo: { score: 1 } },
    audits: {
      'largest-contentful-paint': { numericValue: lcp },
      'first-contentful-paint': { numericValue: 900 },
      'total-blocking-time': { numericValue: 0 },
      'cumulative-layout-shift': { numericValue: 0.0104 },
      'network-requests': {
        details: {
          items: [
            { resourceType: 'Document', transferSize: 20_000 },
            { resourceType: 'Font', transferSize: 1500 },
            { resourceType: 'Script', transferSize: 90_000 },
            { resourceType: 'Image', transferSize: 4000 },
          ],
        },
      },
    },
    ...more,
  });

  test('is printed as the medians of all runs, and “kB before scripts” excludes what scripts load', () => {
    const printed = (...lcps: number[]) => {
      const cells = medians(lcps.map((lcp) => readReport(report(lcp))));
      return Object.fromEntries(figures.map(([heading], index) => [heading, cells[index]]));
    };
    expect(printed(3000, 1000, 2000)).toMatchObject({
      'LCP ms': '2000',
      CLS: '0.010',
      Performance: '99',
      'kB before scripts': '21.5',
      Requests: '4',
    });
    expect(printed(4000, 1000, 2000, 3000)).toMatchObject({ 'LCP ms': '2500' });
  });

  test('is rejected if the page could not be measured, or a figure is missing', () => {
    expect(() => readReport(report(1000, { runtimeError: { code: 'NO_FCP' } }))).toThrow('NO_FCP');
    expect(() => readReport(report(1000, { audits: {} }))).toThrow('largest-contentful-paint');
  });
});
