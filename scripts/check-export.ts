import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { basePath } from '@/lib/i18n/base-path';
import { checkLinks, type LinkedPage, linkedPage } from './export/check-links';
import { checkPolicy } from './export/check-policy';
import { exportPages } from './export/export-pages';
import { budgets, type PageSize, pageMeasure, type Weight, worstPages } from './export/measure-pages';

// Checks the finished export (links, security policies, sizes) and prints every problem and the measurements.

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
  sizes.push(measure(page));
}
const links = checkLinks(linkedPages);
// The budgets are those of the site at the root of its host: a path that it is served below weighs some bytes more.
const overweight = (basePath ? [] : sizes).flatMap((size) =>
  (Object.keys(budgets) as Weight[])
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
for (const [weight, worst] of Object.entries(worstPages(sizes)) as [Weight, (typeof sizes)[number]][]) {
  console.log(`Worst ${weight}: ${kilobytes(worst[weight])} of ${kilobytes(budgets[weight])} gzip, on ${worst.page}`);
}
console.log(`${problems.length} errors`);
process.exit(problems.length > 0 ? 1 : 0);
