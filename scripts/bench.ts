import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { routeIds, routes } from '@/lib/routing/routes';
import { benchPages } from './bench/bench-pages';
import { buildFloor, writeLimit } from './bench/exports';
import { installLighthouse, runLighthouse } from './bench/lighthouse';
import { type Measured, report, type Samples } from './bench/report';
import { serveFolder } from './bench/serve-folder';
import { pressSlowly, visitSlowly } from './bench/throttled-browser';
import { writeSection } from './bench/write-section';
import { ensureChromium } from './setup/chromium.mjs';
import { secondsSince } from './setup/seconds.mjs';

// `npm run bench`: measures the pages of out/ beside an empty site and beside themselves without scripts, and writes
// docs/performance.md, which says what is measured.

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    against: { type: 'string' },
    'every-page': { type: 'boolean', default: false },
    /** With --every-page: the languages whose pages are scored, of which each takes a quarter of an hour. */
    locales: { type: 'string', default: locales.join() },
  },
});
const runs = Number(values.runs);
const rates = [4, 6];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const work = '.cache/bench';

if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number above 0, found "${values.runs}".`);
for (const folder of ['out', ...(values.against ? [values.against] : [])]) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no finished site in ${folder}/. Run "npm run build" first.`);
}

const started = Date.now();
const executable = ensureChromium() || chromium.executablePath();
installLighthouse();
await (values['every-page'] ? scoreEveryPage() : measure());
console.log(`Measured in ${secondsSince(started)}.`);

/** The scores of all pages, once. */
async function scoreEveryPage() {
  const { origin, stop } = await serveFolder('out');
  const wanted = locales.filter((locale) => values.locales.split(',').includes(locale));
  const paths = wanted.flatMap((locale) => routeIds.map((id) => localPath(routes[id].path, locale)));
  const lines: string[] = [];
  for (const path of paths) {
    const { scores } = await runLighthouse(origin + path, executable, categories);
    const low = Object.entries(scores).filter(([, score]) => score < 100);
    for (const [category, score] of low) lines.push(`- ${path}: ${category} ${score}`);
    console.log(path, Object.values(scores).join(' / '));
  }
  stop();
  writeSection(
    'scores',
    [
      `${paths.length} pages (${wanted.join(', ')}), ${lines.length} scores below 100 (${categories.join(', ')}), one run each.`,
      lines.join('\n'),
    ].join('\n\n'),
  );
}

async function measure() {
  console.log('Building the floor...');
  const floor = await serveFolder(buildFloor(join(work, 'floor')));
  const site = await serveFolder('out');
  const limit = await serveFolder(writeLimit('out', join(work, 'limit'), benchPages));
  const other = values.against ? await serveFolder(values.against) : undefined;
  const browser = await chromium.launch({ executablePath: executable, args: ['--no-sandbox'] });

  const empty = (): Samples => ({ lighthouse: [], visits: {}, presses: {} });
  const byPage = () => Object.fromEntries(benchPages.map((page) => [page, empty()]));
  const measured: Measured = { floor: empty(), site: byPage(), limit: byPage(), other: other ? byPage() : {} };

  const look = async (samples: Samples | undefined, address: string, { scores = false, presses = false } = {}) => {
    if (!samples) return;
    samples.lighthouse.push(await runLighthouse(address, executable, scores ? categories : undefined));
    for (const rate of rates) {
      samples.visits[rate] = [...(samples.visits[rate] ?? []), await visitSlowly(browser, address, rate)];
      if (presses) samples.presses[rate] = [...(samples.presses[rate] ?? []), await pressSlowly(browser, address, rate)];
    }
  };
  // In turn, so that what else the machine does meets all alike.
  for (let run = 1; run <= runs; run += 1) {
    await look(measured.floor, `${floor.origin}/`);
    for (const page of benchPages) {
      console.log(`Run ${run} of ${runs}: ${page}`);
      await look(measured.limit[page], limit.origin + page);
      await look(measured.site[page], site.origin + page, { scores: true, presses: true });
      if (other) await look(measured.other[page], other.origin + page);
    }
  }
  await browser.close();
  for (const served of [floor, site, limit, other]) served?.stop();
  const text = report(measured, { runs, rates });
  writeSection('bench', text);
  console.log(text);
}
