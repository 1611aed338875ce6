import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tryContent } from '@/lib/content/try-content';
import { prefixedLocales } from '@/lib/i18n/locales';
import { licensesPath } from '@/lib/published/published-files';
import { securityTxt, securityTxtPath } from '@/lib/published/security-txt';
import { reportContent } from './content/content-report';
import { writeAliasPages } from './export/aliases';
import { buildFile, buildFilePath } from './export/build-file';
import { exportFiles, exportFolder, readExport, writeExport } from './export/export-files';
import { finishPage } from './export/finish-page';
import { handoffColors, isServedFromHandoffHost, writeHandoffPages } from './export/handoffs';
import { markFallbacks } from './export/mark-english';
import { writeSearchIndex } from './export/search-index';
import { noticesText } from './licenses/notices';
import { takeSourceMaps } from './licenses/shipped-sources';
import { writeServerFiles } from './servers/write-server-files';
import { dateOfSources } from './setup/sources.mjs';

// Turns Next's output into what servers and CDNs serve. Part of `npm run build`.

// This is a part of the build, in which each problem of content is logged once.
process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;

// What depends on the day depends on the sources' day, as in the pages (next.config.ts).
process.env.SOURCE_DATE_EPOCH ||= String(dateOfSources());

// Before anything is made of the scripts' bytes, because their last lines go.
writeExport(licensesPath.slice(1), noticesText(takeSourceMaps()));

// Servers look for 404.html in the locale's folder; Next's own files for it are not pages.
for (const locale of prefixedLocales) {
  writeExport(`${locale}/404.html`, readExport(`${locale}/404/index.html`));
  rmSync(join(exportFolder, locale, '404'), { recursive: true });
}
for (const draft of ['404', '_not-found']) rmSync(join(exportFolder, draft), { recursive: true, force: true });

const links = new Set<string>();
for (const file of exportFiles('.html')) {
  const page = finishPage(readExport(file));
  writeExport(file, page.html);
  for (const link of page.links) links.add(link);
}
for (const locale of prefixedLocales) markFallbacks(locale);

writeAliasPages();
writeExport('handoff-colors.css', handoffColors());
if (isServedFromHandoffHost()) {
  console.log('Handoffs: none, because this export is served from the host that has those pages.');
} else {
  console.log(`Handoffs: ${writeHandoffPages(links)} addresses of other pages redirect to where they are.`);
}
const contact = tryContent(securityTxt);
if (contact) writeExport(securityTxtPath.slice(1), contact);
writeServerFiles();
console.log(`Search: ${await writeSearchIndex()} pages can be found.`);
console.log(`The site is in ${exportFolder}/: ${exportFiles('.html').length} HTML files.`);

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
