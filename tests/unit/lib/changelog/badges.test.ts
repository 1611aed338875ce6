import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { GET, generateStaticParams } from '@/app/badges/[file]/route';
import { advisoriesFile } from '@/lib/advisories/advisories';
import { changelogFile } from '@/lib/changelog/changelogs';
import { badgeFile, badgeSvg, badgeWidths, releaseBadge, supportFacts } from '@/lib/changelog/feeds/badges';
import { releaseFile } from '@/lib/download/downloads';
import { contrast } from '@/tests/support/contrast';
import { buildTime, offer } from '@/tests/support/offer';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();
const builtOn = buildTime();

beforeEach(() => {
  builtOn('2030-02-10');
  const list = (versions: string[]) => JSON.stringify(versions.map((version) => ({ version, date: '2030-02-01', changes: [] })));
  site.write(changelogFile('stable'), list(['2.900.1', '2.900.2', '2.910.1', '2.910.2']));
  site.write(changelogFile('weekly'), list(['2.918', '2.919']));
  offer(site, 'stable', '2.910.2', '2030-02-01');
  offer(site, 'weekly', '2.920', '2030-02-08');
  const url = 'https://www.example.org/security/advisory/2030-01-05/';
  site.write(
    advisoriesFile,
    JSON.stringify([
      { id: 'core-1', url, versions: [{ pattern: '2[.]900[.]1' }] },
      { id: 'core-2', url, versions: [{ pattern: '2[.]900[.]1|2[.]910[.]1' }] },
    ]),
  );
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['2.910.2', 'supported'],
  ['2.910.1', '1 warning'],
  ['2.900.2', 'out of support'],
  ['2.900.1', '2 warnings'],
  ['2.920', 'supported'],
  ['2.919', 'out of support'],
])('the badge of %s says "%s"', (version, message) => {
  expect(releaseBadge(version)).toMatchObject({ label: `Jenkins ${version}`, message });
});

test('the badge of a line is that of its newest release, which may be on the download page only', () => {
  expect(releaseBadge('stable')).toEqual(releaseBadge('2.910.2'));
  expect(releaseBadge('weekly')).toEqual(releaseBadge('2.920'));
});

test('without data about security warnings, a badge says only whether the release is supported', () => {
  site.write(advisoriesFile, '[]');
  expect(releaseBadge('2.910.1').message).toBe('supported');
  expect(releaseBadge('2.900.1').message).toBe('out of support');
  expect(supportFacts('stable', '2.900.1')).toEqual({ version: '2.900.1', supported: false, warnings: null });
});

test('from the day after a newer release is due, a badge says until when a release was supported', () => {
  builtOn('2030-02-27');
  expect(releaseBadge('2.910.2').message).toBe('supported');
  expect(releaseBadge('2.920').message).toBe('supported as of 2030-02-08');
  builtOn('2030-02-28');
  expect(releaseBadge('2.910.2').message).toBe('supported as of 2030-02-01');
  expect(releaseBadge('2.910.1').message).toBe('1 warning');
  expect(releaseBadge('2.900.2').message).toBe('out of support');
  expect(supportFacts('stable', '2.910.2')).toEqual({ version: '2.910.2', supported: null, warnings: 0 });
});

test('there is a badge for each release and line as a picture and as data, and no other', async () => {
  const names = ['stable', 'weekly', '2.910.2', '2.910.1', '2.900.2', '2.900.1', '2.920', '2.919', '2.918'];
  const files = names.flatMap((name) => [`${name}.svg`, `${name}.json`]);
  expect(generateStaticParams().map(({ file }) => file)).toEqual(files);
  const get = (file: string) => GET(new Request('https://www.jenkins.io/'), { params: Promise.resolve({ file }) });
  for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
  for (const file of ['2.910.3.svg', '2.910.2.png', '2.910.2', '../site.json']) expect((await get(file)).status).toBe(404);
});

test('the data of a badge has exactly the fields that badge services accept', () => {
  expect(JSON.parse(badgeFile('2.900.1.json')?.text ?? '')).toEqual({
    schemaVersion: 1,
    label: 'Jenkins 2.900.1',
    message: '2 warnings',
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test('if nothing can be read, the badges of the lines say so', () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
  for (const file of [changelogFile('stable'), changelogFile('weekly'), releaseFile('stable'), releaseFile('weekly')])
    site.write(file, 'nothing');
  expect(generateStaticParams().map(({ file }) => file)).toEqual(['stable.svg', 'stable.json', 'weekly.svg', 'weekly.json']);
  expect(releaseBadge('stable')).toMatchObject({ label: 'Jenkins', message: 'unknown' });
});

describe('the picture of a badge', () => {
  const drawn = (svg: string) => new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement;

  test('is a small image with a name', () => {
    const svg = badgeFile('2.900.2.svg')?.text ?? '';
    expect(drawn(svg).getAttribute('role')).toBe('img');
    expect(drawn(svg).querySelector('title')?.textContent).toBe('Jenkins 2.900.2: out of support');
    expect(gzipSync(svg).length).toBeLessThan(700);
  });

  test('has its texts inside of their fields', () => {
    const badge = releaseBadge('2.900.2');
    const root = drawn(badgeSvg(badge));
    const { label, total } = badgeWidths(badge);
    expect(root.getAttribute('width')).toBe(String(total));
    const ends = [...root.querySelectorAll('text')].map(
      (text) => Number(text.getAttribute('x')) + Number(text.getAttribute('textLength')),
    );
    expect(ends.map((end, index) => ([label, total][index] ?? 0) - end)).toEqual([8, 8]);
  });

  test('shows any text as it is', () => {
    const label = 'a<b> & "c"</title><script/>';
    const root = drawn(badgeSvg({ label, message: '<', color: '#000000' }));
    expect(root.querySelector('title')?.textContent).toBe(`${label}: <`);
    expect([...root.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([label, '<']);
    expect(root.querySelector('script')).toBeNull();
  });

  test.each(['2.910.2', '2.900.2', '2.900.1', 'stale'])('has readable text: %s', (version) => {
    if (version === 'stale') builtOn('2031-01-01');
    const root = drawn(badgeSvg(releaseBadge(version === 'stale' ? '2.910.2' : version)));
    const fills = (name: string) => [...root.querySelectorAll(name)].map((element) => element.getAttribute('fill') ?? '');
    for (const [index, text] of fills('text').entries()) {
      expect(contrast(text, fills('rect')[index] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });
});
