import { chromium } from '@playwright/test';
import { ensureBuilt } from '@/scripts/shared/build.mjs';
import { ensureChromium } from '@/scripts/shared/chromium.mjs';
import { markdownTable } from '@/scripts/shared/markdown-table';
import { runCommand } from '@/scripts/shared/parse-options.mjs';
import { serveFolder } from '@/scripts/shared/serve-folder';
import { figures, installLighthouse, medians, type Report, runLighthouse } from './lighthouse';
import { type BenchOptions, readOptions, usage } from './options';

// `npm run bench`: measures the speed of pages (docs/performance.md).

process.exitCode = await runCommand(
  usage,
  () => readOptions(process.argv.slice(2)),
  (options) => (ensureBuilt() ? measurePages(options) : 1),
  process.stdout,
  process.stderr,
);

/** @returns the exit code: 1 if a page could not be measured */
async function measurePages({ pages, runs }: BenchOptions): Promise<number> {
  installLighthouse();
  const browser = ensureChromium() || chromium.executablePath();
  const measured = pages.map((page): { page: string; reports: Report[] } => ({ page, reports: [] }));
  const { origin, stop } = await serveFolder('out');
  try {
    // Pages alternate, so that other load on the machine affects all of them alike.
    for (let run = 1; run <= runs; run += 1) {
      for (const { page, reports } of measured) {
        console.log(`Run ${run} of ${runs}: ${page}`);
        try {
          reports.push(await runLighthouse(origin + page, browser));
        } catch (error) {
          // Lighthouse occasionally fails to record a trace. The other runs of the page still count.
          console.error(`Run ${run} of ${runs} failed for ${page}: ${error instanceof Error ? error.message : error}`);
        }
      }
    }
  } finally {
    stop();
  }
  const rows = measured.map(({ page, reports }) => [page, String(reports.length), ...medians(reports)]);
  console.log(`\nMedians\n\n${markdownTable(['Page', 'Runs', ...figures.map(([heading]) => heading)], rows)}`);
  return measured.some(({ reports }) => reports.length === 0) ? 1 : 0;
}
