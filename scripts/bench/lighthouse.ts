import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const source = 'scripts/bench/lighthouse';
const folder = '.cache/lighthouse';

const numeric = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': numeric,
    'first-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'total-byte-weight': numeric,
    'network-requests': z.object({ details: z.object({ items: z.array(z.unknown()) }) }),
  }),
});

/** What Lighthouse says about a page on a phone with a simulated slow 4G connection. */
export interface LighthouseResult {
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  /** In milliseconds. */
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
}

/**
 * Installs the pinned Lighthouse, unless it is there.
 * @throws Error with npm's output
 */
export function installLighthouse(): void {
  const lockfile = join(source, 'package-lock.json');
  const installed = join(folder, 'package-lock.json');
  const isThere =
    existsSync(join(folder, 'node_modules/lighthouse')) &&
    readFileSync(lockfile, 'utf8') === (existsSync(installed) ? readFileSync(installed, 'utf8') : '');
  if (isThere) return;
  console.log('Installing Lighthouse...');
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  cpSync('.npmrc', join(folder, '.npmrc'));
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Lighthouse could not be installed:\n${stderr}`);
}

/**
 * Runs Lighthouse on a page.
 * @param chromium the path of the browser
 * @param categories which to score; the performance is always measured
 * @throws Error if it gives no result
 */
export async function runLighthouse(
  address: string,
  chromium: string,
  categories: readonly string[] = ['performance'],
): Promise<LighthouseResult> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
  await new Promise((resolve) => child.on('close', resolve));
  if (!output.startsWith('{')) throw new Error(`Lighthouse said nothing about ${address}:\n${complaint}`);
  return readReport(JSON.parse(output));
}

/**
 * Takes out of a report of Lighthouse what is measured here.
 * @throws Error if the page could not be measured, or a figure is missing
 */
export function readReport(report: unknown): LighthouseResult {
  const { runtimeError, categories, audits } = reportSchema.parse(report);
  if (runtimeError) throw new Error(`Lighthouse could not measure the page: ${runtimeError.code}`);
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    lcp: audits['largest-contentful-paint'].numericValue,
    fcp: audits['first-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    requests: audits['network-requests'].details.items.length,
  };
}
