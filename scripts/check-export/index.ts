import { join } from 'node:path';
import { startBuild } from '@/lib/environment/environment.mjs';
import { basePath } from '@/lib/i18n/base-path';
import { buildFilePath } from '@/scripts/build/build-file';
import { countOf } from '@/scripts/shared/count-of';
import { exportFiles, exportFolder } from '@/scripts/shared/export-files';
import { exportPage, exportPages } from '@/scripts/shared/export-pages';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { readJson } from '@/scripts/shared/read-json.mjs';
import { requireExport } from '@/scripts/shared/require-export.mjs';
import { checkLinks, type LinkedPage, linkedPage } from './check-links';
import { checkPolicy } from './check-policy';
import { findLostPages } from './lost-pages';
import { budgets, type PageSize, pageMeasure, weights, worstPages } from './measure-pages';
import { otherSettings } from './other-settings';

const options = parseOptions(
  `npm run check:export -- [options]

Checks the built site in out/: links, security policies and page sizes. Exits with 1 if
there are errors.

  --against <address>  also find pages of the site published there that the build lacks;
                       an error if it has no list of its files
  --sizes              print the sizes of every page`,
  { against: { type: 'string' }, sizes: { type: 'boolean' } },
);

requireExport();
const other = otherSettings(readJson(join(exportFolder, buildFilePath)));
if (other) {
  console.error(`${exportFolder}/ can't be checked. ${other}`);
  process.exit(2);
}

// Files of content/ are read once, as in a build.
startBuild({ isContentFixed: true });

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const linkedPages = new Map<string, LinkedPage>();
const policies: ReturnType<typeof checkPolicy>[] = [];
const sizes: PageSize[] = [];
const measure = pageMeasure();
// One loop for all checks, so that each page is parsed once.
for (const page of exportPages()) {
  linkedPages.set(page.file, linkedPage(page));
  policies.push(checkPolicy(page));
  sizes.push(measure.sizeOf(page));
}
const links = checkLinks(linkedPages);
// The budgets are for a site at the root of its host: a base path adds some bytes.
const overweight = (basePath ? [] : sizes).flatMap((size) =>
  weights
    .filter((weight) => size[weight] > budgets[weight])
    .map((weight) => `${size.page}: ${weight} is ${kilobytes(size[weight])}, over its budget of ${kilobytes(budgets[weight])}`),
);
const lost = typeof options.against === 'string' ? await findLostPages(options.against, exportFiles('.html')) : [];
const leftovers = [...linkedPages.keys()].filter((file) => /(^|\/)(404|_not-found)\/index\.html$/.test(file));

const problems = [
  ...links.problems,
  ...policies.flatMap((policy) => policy.problems),
  ...overweight,
  ...lost,
  ...leftovers.map((file) => `${file} is left over from Next.js and should have been removed by the build`),
];
for (const problem of problems) console.error(`Error: ${problem}`);

console.log(`Links: ${links.followed} internal links and files checked`);
if (links.others.length > 0) {
  console.log(`${links.others.length} linked paths must be answered by the other site on this host:`);
  for (const path of links.others) console.log(`  ${path}`);
}
const scripts = policies.reduce((sum, policy) => sum + policy.scripts, 0);
console.log(`Policies: ${policies.length} pages, ${scripts} inline scripts allowed by hash`);
if (options.sizes) {
  console.log(`Sizes in bytes after gzip: ${weights.join(', ')}`);
  for (const size of sizes) console.log([size.page, ...weights.map((weight) => size[weight])].join('\t'));
}
const worstByWeight = worstPages(sizes);
for (const weight of weights) {
  const { file, page, [weight]: size } = worstByWeight[weight];
  console.log(`Largest ${weight}: ${kilobytes(size)} of ${kilobytes(budgets[weight])} after gzip, on ${page}`);
  for (const part of measure.partsOf(exportPage(file), weight)) {
    console.log(`${kilobytes(part.size).padStart(11)}  ${part.name}`);
  }
}
console.log(countOf(problems.length, 'error'));
process.exit(problems.length > 0 ? 1 : 0);
