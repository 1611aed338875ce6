import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadChangelog } from '@/lib/changelog/changelogs';
import { badgeFile, badgePath, releaseBadge } from '@/lib/changelog/feeds/badges';
import { pageLocales, releaseCalendarPath, releasePath, releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { loadRelease, releaseLines } from '@/lib/download/downloads';
import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { publishedFiles } from '@/lib/open-data/data-files';
import { roadmapArchiveFile, roadmapFile } from '@/lib/roadmap/roadmap';
import { licensesPath, resolveDestination } from '@/lib/routing/destinations';
import type { RouteId } from '@/lib/routing/routes';
import { securityTxt, securityTxtPath } from '@/lib/site/security-txt';
import { loadSite } from '@/lib/site/site';
import { buildFilePath } from '@/scripts/build/build-file';
import { speculationRulesPath } from '@/scripts/build/servers/server-rules';
import { readMessages } from '@/scripts/messages/read-messages';
import { checksumsFile, readChecksums } from '@/scripts/shared/checksums';
import { addressOf, exportFiles, readExport } from '@/scripts/shared/export-files';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath, sitePages } from '@/tests/support/pages';
import { exportFolder, finishedFile, finishedPage, hrefs, mainOf } from './support/finished-page';

const { property } = loadSite();

/** The size stated in an exported PNG file. */
function pngSize(path: string): string {
  const png = readFileSync(join(exportFolder, path));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

/** The unique matches of a pattern in a text. */
const found = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].flatMap(([, part]) => part ?? []))];

describe('the sitemap', () => {
  const entries = finishedFile('/sitemap.xml')
    .split('<url>')
    .slice(1)
    .map((entry) => ({
      url: /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '',
      day: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1],
      translations: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
    }));
  const urls = entries.map(({ url }) => url);

  test('lists every indexable page once, and nothing else', () => {
    const pages = exportFiles('index.html').filter((file) => !/<meta name="robots" content="[^"]*noindex/.test(readExport(file)));
    expect([...urls].sort()).toEqual(pages.map((file) => property + addressOf(file)).sort());
    expect(urls).toEqual(expect.arrayContaining(sitePages.map(({ path }) => property + path)));
  });

  test('has the day of the last change where the page itself says as of when its data is, and nowhere else', () => {
    const days = new Map(entries.map(({ url, day }) => [url.slice(property.length), day]));
    const dated: RouteId[] = ['artwork', 'awards', 'books', 'changelogStable', 'changelogArchiveWeekly', 'events', 'roadmap'];
    for (const { id, path } of sitePages) {
      const shown = finishedPage(path).querySelector('aside > div > p > time')?.getAttribute('datetime') ?? undefined;
      if (days.get(path) || dated.includes(id)) expect([path, days.get(path)]).toEqual([path, shown]);
    }
    // A release's page also changes with later warnings, and text pages with their messages.
    expect(days.get(releasePath('weekly', releaseVersions('weekly')[0] ?? ''))).toBeUndefined();
    expect(days.get(pagePath('conduct'))).toBeUndefined();
  });

  test('names the translations of each page', () => {
    for (const { url, translations } of entries) {
      const { path } = splitLocale(url.slice(property.length));
      expect(translations).toEqual([
        ...pageLocales(path).map((locale) => [locale, property + localPath(path, locale)]),
        ['x-default', property + localPath(path, defaultLocale)],
      ]);
    }
  });
});

test('no file contains an address below /en/, because English pages are at the root', () => {
  const address = new RegExp(`(?:["'(\\s]|${property})/en/`);
  const texts = exportFiles().filter((file) => /\.(html|js|json|txt|webmanifest|xml)$|^_redirects$/.test(file));
  expect(texts.filter((file) => address.test(readExport(file)))).toEqual([]);
  expect(texts.filter((file) => file.startsWith('en/'))).toEqual([]);
});

test('browsers can read the speculation rules, and every response names them', () => {
  expect(JSON.parse(finishedFile(speculationRulesPath))).toEqual({
    prerender: [expect.objectContaining({ eagerness: 'moderate' })],
  });
  expect(readExport('_headers')).toContain(`\n  Speculation-Rules: "${speculationRulesPath}"\n`);
});

test('robots.txt lets all crawlers in and names the sitemap', () => {
  const lines = finishedFile('/robots.txt').split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-Agent: *', 'Allow: /', `Sitemap: ${property}/sitemap.xml`]));
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
});

test('the web app manifest names the site, and its icons have the stated sizes', () => {
  const manifest = JSON.parse(finishedFile('/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: messagesIn()('site.name'), start_url: '/' });
  const icons: { src: string; sizes: string; type: string }[] = manifest.icons;
  // Browsers require these sizes to offer the installation of a web app.
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.map(({ src }) => pngSize(src))).toEqual(icons.map(({ sizes }) => sizes));
  for (const { type } of icons) expect(type).toBe('image/png');
});

test('/favicon.ico is an icon file with a small picture, for programs that ask for it without reading a page', () => {
  const icon = readFileSync(join(exportFolder, 'favicon.ico'));
  // Reserved, type 1 for an icon, and the number of pictures.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(offset + length).toBe(icon.length);
  const picture = icon.subarray(offset);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([icon[6], icon[7]]);
  expect(icon.length).toBeLessThan(10_000);
});

test('every icon that a page uses exists', () => {
  const pages = exportFiles('index.html').map(readExport);
  const files = new Set(pages.flatMap((html) => found(html, /<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)));
  expect([...files].filter((file) => !exportFiles().includes(file.slice(1)))).toEqual([]);
  expect(files.size).toBe(2);

  for (const file of ['icons.svg', 'brand-icons.svg']) {
    const used = new Set(pages.flatMap((html) => found(html, new RegExp(`href="/${file}#([^"]+)"`, 'g'))));
    const drawn = found(readExport(file), /<symbol id="([^"]+)"/g);
    expect(used.size).toBeGreaterThan(0);
    expect([...used].filter((name) => !drawn.includes(name))).toEqual([]);
  }
});

test('every page has a link preview image, a PNG of 1200 by 630 pixels', () => {
  const previews = sitePages.map(({ path }) => found(finishedFile(path), /<meta property="og:image" content="([^"]+)"/g));
  for (const images of previews) {
    expect(images).toEqual([expect.stringMatching(/\.png$/)]);
    for (const image of images) expect([image, pngSize(new URL(image).pathname)]).toEqual([image, '1200x630']);
  }
});

describe('the third-party license notices', () => {
  test('list the packages in the site’s scripts, and no package that is only used to build it', () => {
    const notices = finishedFile(licensesPath);
    for (const name of ['next', 'react-dom', 'papaparse', 'core-js', 'tailwindcss'])
      expect(notices).toMatch(new RegExp(`^${name} .*\\(MIT\\)$`, 'm'));
    for (const name of ['zod', 'typescript', 'jest']) expect(notices).not.toMatch(new RegExp(`^${name} `, 'm'));
    expect(exportFiles('.map')).toEqual([]);
  });

  test('are linked in the footer of every page, in its language', () => {
    const labels = new Map(locales.map((locale) => [locale, linkLabel(readMessages(locale).chrome.footer.copyright)]));
    const unlinked = sitePages.filter(({ path, locale }) => {
      const [footer = ''] = /<footer[\s\S]*?<\/footer>/.exec(finishedFile(path)) ?? [];
      return (
        !footer.includes(`<a href="${resolveDestination('thirdPartyNotices', locale).href}"`) ||
        !footer.includes(`>${labels.get(locale)}<`)
      );
    });
    expect(unlinked).toEqual([]);
  });

  const linkLabel = (message: string) => />([^<]+)<\/thirdPartyNotices>/.exec(message)?.[1];
});

test('monitoring can read which build is deployed, and which releases its pages show', () => {
  const { errors, releases, sources, records } = JSON.parse(finishedFile(buildFilePath));
  expect(sources).toMatch(/^[0-9a-f]{64}$/);
  expect(releases).toEqual(Object.fromEntries(releaseLines.map((line) => [line, loadRelease(line).version])));
  expect(errors).toBe(0);
  expect(Object.keys(records)).toEqual(expect.arrayContaining([roadmapFile]));
});

test('security.txt says where to report a security problem', () => {
  expect(finishedFile(securityTxtPath)).toBe(securityTxt());
});

test('the open data matches content/', () => {
  for (const { url, read } of publishedFiles()) expect(finishedFile(url)).toBe(read());
  for (const file of [roadmapFile, roadmapArchiveFile]) {
    expect(finishedFile(file.replace('content', '/data'))).toBe(readFileSync(file, 'utf8'));
  }
});

test('every release has a badge, which looks like the one on its page', () => {
  for (const line of releaseLines) {
    const [newest = '', ...older] = releaseVersions(line);
    expect(finishedFile(badgePath(line))).toBe(badgeFile(`${line}.svg`)?.text);
    for (const version of [newest, ...older]) {
      expect(finishedFile(badgePath(version))).toBe(badgeFile(`${version}.svg`)?.text);
      expect(JSON.parse(finishedFile(`/badges/${version}.json`))).toEqual({ schemaVersion: 1, ...releaseBadge(version) });
    }
    const picture = mainOf(releasePath(line, newest)).querySelector<HTMLImageElement>(`img[src="${badgePath(newest)}"]`);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(finishedFile(badgePath(newest))) ?? [];
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([width, height]);
  }
});

test('the calendar of releases has every LTS release with a date, and is linked in every language', () => {
  const events = finishedFile(releaseCalendarPath).replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  const past = events.filter((event) => !event.includes('STATUS:TENTATIVE'));
  const dated = loadChangelog('stable').filter(({ date }) => date);
  expect(past.map((event) => /^URL;VALUE=URI:(.*)\r$/m.exec(event)?.[1])).toEqual(
    dated.map(({ version }) => property + releasePath('stable', version)).toReversed(),
  );
  for (const locale of locales) {
    for (const route of ['changelogStable', 'downloadCheck'] as const) {
      expect(hrefs(mainOf(pagePath(route, locale)))).toContain(resolveDestination('releaseCalendar', locale).href);
    }
  }
});

test('the list of checksums has every file that is served, except for redirects to the main website', () => {
  const checksums = readChecksums(finishedFile(`/${checksumsFile}`), '');
  for (const [file, checksum] of checksums) {
    const found = createHash('sha256').update(readFileSync(join(exportFolder, file)));
    expect([file, found.digest('hex')]).toEqual([file, checksum]);
  }
  const isRedirect = (file: string) => file.endsWith('.html') && readExport(file).includes('/external-redirect.css');
  const unlisted = exportFiles().filter((file) => !checksums.has(file) && !isRedirect(file));
  expect(unlisted).toEqual(['.nojekyll', '_headers', '_redirects', checksumsFile]);
});
