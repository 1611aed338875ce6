import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tryContent } from '@/lib/content/try-content';
import { defaultLocale, locales, prefixedLocales } from '@/lib/i18n/locales';
import { licensesPath } from '@/lib/routing/destinations';
import { loadExternalRedirects } from '@/lib/site/links';
import { securityTxt, securityTxtPath } from '@/lib/site/security-txt';
import { reportContent } from '@/scripts/check-content/content-report';
import { checksumLine, checksumsFile } from '@/scripts/shared/checksums';
import { countOf } from '@/scripts/shared/count-of';
import { exportFiles, exportFolder, readExport, writeExport } from '@/scripts/shared/export-files';
import { writeAliasPages } from './aliases';
import { buildFile, buildFilePath } from './build-file';
import { externalRedirectColors, isServedFromRedirectHost, writeExternalRedirectPages } from './external-redirects';
import { finishPage } from './finish-page';
import { noticesText } from './licenses/notices';
import { extractSourceMaps } from './licenses/shipped-sources';
import { markFallbacks } from './mark-english';
import { writeNavigationFiles } from './navigation-files';
import { openSearchIndex } from './search-index';
import { writeServerFiles } from './servers/write-server-files';
import { writeRedirectPages } from './write-redirects';

// Turns Next's export into the site that servers and CDNs serve. Part of `npm run build`.

/** React Server Component payloads for Next's client-side navigation. */
const payload = /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/;

/** The duration of each step in milliseconds. */
const times: [step: string, time: number][] = [];
let started = performance.now();

// First, because it removes the source map comments of scripts, and hashes of the scripts are computed later.
writeExport(licensesPath.slice(1), noticesText(extractSourceMaps()));

done('licenses');

// Servers look for 404.html in the locale's folder. Next's own not-found pages are removed.
for (const locale of locales) {
  renameSync(join(exportFolder, locale, '404/index.html'), join(exportFolder, locale, '404.html'));
  rmSync(join(exportFolder, locale, '404'), { recursive: true });
}
for (const leftover of ['404', '_not-found']) rmSync(join(exportFolder, leftover), { recursive: true, force: true });

// English is served from the root.
cpSync(join(exportFolder, defaultLocale), exportFolder, { recursive: true });
rmSync(join(exportFolder, defaultLocale), { recursive: true });

const pages = exportFiles('.html');
const links = new Set<string>();
const search = await openSearchIndex();
for (const file of pages) {
  const page = finishPage(file, readExport(file));
  const html = markFallbacks(page.html, prefixedLocales.find((locale) => file.startsWith(`${locale}/`)) ?? defaultLocale);
  writeExport(file, html);
  await search.add(file, html);
  for (const link of page.links) links.add(link);
}
// The site doesn't use client-side navigation, so these are not needed.
for (const file of exportFiles('.txt').filter((name) => payload.test(name))) rmSync(join(exportFolder, file));
done('pages');

writeAliasPages();
const redirects = tryContent(writeRedirectPages);
if (redirects) console.log(`Redirects: ${redirects} redirect pages written.`);
writeExport('external-redirect-colors.css', externalRedirectColors());
/** Servers may redirect these addresses instead. */
const redirectPages = new Set<string>();
if (isServedFromRedirectHost()) {
  console.log('External redirects: none, because SITE_ORIGIN is the host they lead to.');
} else {
  const { host } = loadExternalRedirects();
  for (const file of writeExternalRedirectPages(links)) redirectPages.add(file);
  console.log(`External redirects: ${redirectPages.size} redirect pages written, which lead to ${host}.`);
}
const contact = tryContent(securityTxt);
if (contact) writeExport(securityTxtPath.slice(1), contact);
writeNavigationFiles();
writeServerFiles();
done('redirects and server files');
console.log(`Search: ${await search.write()} pages indexed.`);
await search.close();
done('search index');
console.log(`The site was written to ${exportFolder}/: ${exportFiles('.html').length} HTML files.`);

console.log(`Durations: ${times.map(([step, time]) => `${step} ${(time / 1000).toFixed(1)} s`).join(', ')}.`);

// Broken records don't block publishing the rest. They are reported last, where they are easiest to see.
const report = reportContent();
const { problems } = report;
const build = buildFile(report);
const served = exportFiles().filter((file) => !isHidden(file) && !redirectPages.has(file));
const checksums = served.map((file) => checksumLine(file, readFileSync(join(exportFolder, file))));
writeExport(checksumsFile, [...checksums, checksumLine(buildFilePath.slice(1), build)].join(''));
// The last file, because it says that the export is complete.
writeExport(buildFilePath.slice(1), build);
for (const problem of problems) console.error(`Error: ${problem}`);
if (problems.length > 0) {
  console.error(
    `The site was built, but with ${countOf(problems.length, 'error')} in content/ (listed above, and by npm run check:content).`,
  );
}

/** Whether a server must not serve a file (docs/how-to/deploy.md, What a server has to do). */
function isHidden(file: string): boolean {
  return /^(_headers|_redirects|\.(?!well-known\/))/.test(file);
}

/** Records the duration of a step that just ended. */
function done(step: string) {
  const now = performance.now();
  times.push([step, now - started]);
  started = now;
}
