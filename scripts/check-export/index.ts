import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { basePath } from '@/lib/i18n/base-path';
import { exportPage, exportPages } from '@/scripts/shared/export-pages';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { checkLinks, type LinkedPage, linkedPage } from './check-links';
import { checkPolicy } from './check-policy';
import { budgets, type PageSize, pageMeasure, weights, worstPages } from './measure-pages';

const options = parseOptions(
  `npm run check:export -- [options]

Checks the finished site in out/: links, security policies and sizes. Exits with 1 if there is a problem.

  --sizes   prints the sizes of every page`,
  { sizes: { type: 'boolean' } },
);

// Checks the finished export (links, security policies, sizes) and prints every problem and the measurements; with `--sizes`, those
// of every page.

// Like a build, it reads no file of content/ again.
process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const linkedPages = new Map<string, LinkedPage>();
const policies: ReturnType<typeof checkPolicy>[] = [];
const sizes: PageSize[] = [];
const measure = pageMeasure();
// Page by page, so that each is parsed once.
for (const page of exportPages()) {
  linkedPages.set(page.file, linkedPage(page));
  policies.push(checkPolicy(page));
  sizes.push(measure.sizeOf(page));
}
const links = checkLinks(linkedPages);
// The budgets are those of the site at the root of its host: a path that it is served below weighs some bytes more.
const overweight = (basePath ? [] : sizes).flatMap((size) =>
  weights
    .filter((weight) => size[weight] > budgets[weight])
    .map((weight) => `${size.page}: ${weight} weighs ${kilobytes(size[weight])}, the budget is ${kilobytes(budgets[weight])}`),
);
const leftovers = [...linkedPages.keys()].filter((file) => /(^|\/)(404|_not-found)\/index\.html$/.test(file));

const problems = [
  ...links.problems,
  ...policies.flatMap((policy) => policy.problems),
  ...overweight,
  ...leftovers.map((file) => `${file} is not a page`),
];
for (const problem of problems) console.error(`Error: ${problem}`);

console.log(`Links: ${links.followed} internal links, files and anchors followed`);
const scripts = policies.reduce((sum, policy) => sum + policy.scripts, 0);
console.log(`Policies: ${policies.length} pages, ${scripts} inline scripts allowed by hash`);
if (options.sizes) {
  console.log(`In bytes after gzip: ${weights.join(', ')}`);
  for (const size of sizes) console.log([size.page, ...weights.map((weight) => size[weight])].join('\t'));
}
const worstByWeight = worstPages(sizes);
for (const weight of weights) {
  const { file, page, [weight]: size } = worstByWeight[weight];
  console.log(`Worst ${weight}: ${kilobytes(size)} of ${kilobytes(budgets[weight])} gzip, on ${page}`);
  for (const part of measure.partsOf(exportPage(file), weight)) {
    console.log(`${kilobytes(part.size).padStart(11)}  ${part.name}`);
  }
}
console.log(`${problems.length} errors`);
process.exit(problems.length > 0 ? 1 : 0);
