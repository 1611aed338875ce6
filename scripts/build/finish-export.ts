import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tryContent } from '@/lib/content/try-content';
import { defaultLocale, locales, prefixedLocales } from '@/lib/i18n/locales';
import { licensesPath } from '@/lib/published/published-files';
import { securityTxt, securityTxtPath } from '@/lib/published/security-txt';
import { reportContent } from '@/scripts/check-content/content-report';
import { exportFiles, exportFolder, readExport, writeExport } from '@/scripts/shared/export-files';
import { dateOfSources } from '@/scripts/shared/sources.mjs';
import { writeAliasPages } from './aliases';
import { buildFile, buildFilePath } from './build-file';
import { externalRedirectColors, isServedFromRedirectHost, writeExternalRedirectPages } from './external-redirects';
import { finishPage } from './finish-page';
import { noticesText } from './licenses/notices';
import { takeSourceMaps } from './licenses/shipped-sources';
import { markFallbacks } from './mark-english';
import { openSearchIndex } from './search-index';
import { writeServerFiles } from './servers/write-server-files';

// Turns Next's output into what servers and CDNs serve. Part of `npm run build`.

/** The data by which Next's router goes to a page without loading it. */
const payload = /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/;

/** How long each part took, in milliseconds. */
const times: [part: string, time: number][] = [];
let started = performance.now();

// This is a part of the build, in which each problem of content is logged once.
process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;

// What depends on the day depends on the sources' day, as in the pages (next.config.ts).
process.env.SOURCE_DATE_EPOCH ||= String(dateOfSources());

// Before anything is made of the scripts' bytes, because their last lines go.
writeExport(licensesPath.slice(1), noticesText(takeSourceMaps()));

done('licenses');

// Servers look for 404.html in the locale's folder; Next's own files for it are not pages.
for (const locale of locales) {
  renameSync(join(exportFolder, locale, '404/index.html'), join(exportFolder, locale, '404.html'));
  rmSync(join(exportFolder, locale, '404'), { recursive: true });
}
for (const draft of ['404', '_not-found']) rmSync(join(exportFolder, draft), { recursive: true, force: true });

// English is served from the root.
cpSync(join(exportFolder, defaultLocale), exportFolder, { recursive: true });
rmSync(join(exportFolder, defaultLocale), { recursive: true });

const pages = exportFiles('.html');
const links = new Set<string>();
const search = await openSearchIndex();
for (const file of pages) {
  const page = finishPage(readExport(file));
  const html = markFallbacks(page.html, prefixedLocales.find((locale) => file.startsWith(`${locale}/`)) ?? defaultLocale);
  writeExport(file, html);
  await search.add(file, html);
  for (const link of page.links) links.add(link);
}
// Next's router, which fetches nothing, would ask for these.
for (const file of exportFiles('.txt').filter((name) => payload.test(name))) rmSync(join(exportFolder, file));
done('pages');

writeAliasPages();
writeExport('external-redirect-colors.css', externalRedirectColors());
if (isServedFromRedirectHost()) {
  console.log('External redirects: none, because this export is served from the host that has those pages.');
} else {
  console.log(`External redirects: ${writeExternalRedirectPages(links)} addresses redirect to pages of other sites.`);
}
const contact = tryContent(securityTxt);
if (contact) writeExport(securityTxtPath.slice(1), contact);
writeServerFiles();
done('addresses and servers');
console.log(`Search: ${await search.write()} pages can be found.`);
await search.close();
done('search index');
console.log(`The site is in ${exportFolder}/: ${exportFiles('.html').length} HTML files.`);

console.log(`Finished: ${times.map(([part, time]) => `${part} ${(time / 1000).toFixed(1)} s`).join(', ')}.`);

// A broken record doesn't block publishing the rest; the last lines of output say what is missing.
const report = reportContent();
const { problems } = report;
writeExport(buildFilePath.slice(1), buildFile(report));
for (const problem of problems) console.error(`Error: ${problem}`);
if (problems.length > 0) {
  console.error(
    `The site was built without what is broken in content/: ${problems.length} errors, as npm run check:content says.`,
  );
}

/** Ends a part, and begins the next one. */
function done(part: string) {
  const now = performance.now();
  times.push([part, now - started]);
  started = now;
}
