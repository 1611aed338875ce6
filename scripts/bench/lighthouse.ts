import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const source = 'scripts/bench/lighthouse';
const folder = '.cache/lighthouse';

const audit = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number().nullable() });
const request = z.object({ resourceType: z.string().optional(), transferSize: z.number() });
const reportSchema = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'first-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
});

export type Report = z.output<typeof reportSchema>;

/** The reported metrics: column heading, number of decimals, and how to read the value from a report. */
export const figures: readonly (readonly [heading: string, digits: number, read: (report: Report) => number])[] = [
  ['LCP ms', 0, ({ audits }) => audits['largest-contentful-paint'].numericValue],
  ['FCP ms', 0, ({ audits }) => audits['first-contentful-paint'].numericValue],
  ['TBT ms', 0, ({ audits }) => audits['total-blocking-time'].numericValue],
  ['CLS', 3, ({ audits }) => audits['cumulative-layout-shift'].numericValue],
  ['Performance', 0, ({ categories }) => scoreOf(categories.performance)],
  ['Accessibility', 0, ({ categories }) => scoreOf(categories.accessibility)],
  ['Best practices', 0, ({ categories }) => scoreOf(categories['best-practices'])],
  ['SEO', 0, ({ categories }) => scoreOf(categories.seo)],
  ['kB before scripts', 1, ({ audits }) => bytesBeforeScripts(audits['network-requests'].details.items) / 1000],
  ['Requests', 0, ({ audits }) => audits['network-requests'].details.items.length],
];

const scoreOf = ({ score }: z.output<typeof category>) => Math.round((score ?? 0) * 100);

function bytesBeforeScripts(requests: readonly z.output<typeof request>[]): number {
  const first = requests.findIndex(({ resourceType }) => resourceType === 'Script');
  return requests.slice(0, first < 0 ? undefined : first).reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Installs the pinned version of Lighthouse unless it is already installed. */
export function installLighthouse(): void {
  const lockfileIn = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (existsSync(join(folder, 'node_modules/lighthouse')) && lockfileIn(folder) === lockfileIn(source)) return;
  console.log('Installing Lighthouse...');
  cpSync(source, folder, { recursive: true });
  cpSync('.npmrc', join(folder, '.npmrc'));
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
}

/**
 * Runs Lighthouse on a page.
 * @param chromium the path of the browser
 * @throws Error if the page could not be measured
 */
export async function runLighthouse(address: string, chromium: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-sync';
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/lighthouse/cli/index.js'), address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`Lighthouse exited with code ${code} on ${address}. See its output above.`);
  return readReport(JSON.parse(output));
}

/** @throws Error if the page could not be measured or a metric is missing */
export function readReport(written: unknown): Report {
  const report = reportSchema.parse(written);
  if (report.runtimeError) throw new Error(`Lighthouse could not measure the page: ${report.runtimeError.code}`);
  return report;
}

/** The median of each metric, formatted. */
export function medians(reports: readonly Report[]): string[] {
  return figures.map(([, digits, read]) => {
    const sorted = reports.map(read).sort((a, b) => a - b);
    const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
    return ((at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2).toFixed(digits);
  });
}
