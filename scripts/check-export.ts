import { basePath } from '@/lib/i18n/base-path';
import { checkLinks } from './export/check-links';
import { checkPolicies } from './export/check-policy';
import { exportFiles } from './export/export-files';
import { budgets, measurePages, type Weight, worstPages } from './export/measure-pages';

// Checks the finished export (links, security policies, sizes) and prints every problem and the measurements.

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const links = checkLinks();
const policies = checkPolicies();
const sizes = measurePages();
// The budgets are those of the site at the root of its host: a path that it is served below weighs some bytes more.
const overweight = (basePath ? [] : sizes).flatMap((size) =>
  (Object.keys(budgets) as Weight[])
    .filter((weight) => size[weight] > budgets[weight])
    .map((weight) => `${size.page}: ${weight} weighs ${kilobytes(size[weight])}, the budget is ${kilobytes(budgets[weight])}`),
);
const leftovers = exportFiles('.html').filter((file) => /(^|\/)(404|_not-found)\/index\.html$/.test(file));

const problems = [...links.problems, ...policies.problems, ...overweight, ...leftovers.map((file) => `${file} is not a page`)];
for (const problem of problems) console.error(`Error: ${problem}`);

console.log(`Links: ${links.followed} internal links, files and anchors followed`);
console.log(`Policies: ${policies.pages} pages, ${policies.scripts} inline scripts allowed by hash`);
for (const [weight, worst] of Object.entries(worstPages(sizes)) as [Weight, (typeof sizes)[number]][]) {
  console.log(`Worst ${weight}: ${kilobytes(worst[weight])} of ${kilobytes(budgets[weight])} gzip, on ${worst.page}`);
}
console.log(`${problems.length} errors`);
process.exit(problems.length > 0 ? 1 : 0);
