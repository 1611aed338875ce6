import { cpus } from 'node:os';
import { textPages } from './bench-pages';
import type { LighthouseResult } from './lighthouse';
import { kilobytes, markdownTable, milliseconds } from './markdown-table';
import { median } from './median';
import type { Kind, Presses, Visit } from './throttled-browser';

/** Everything that was measured of one page; several runs of each. */
export interface Samples {
  lighthouse: LighthouseResult[];
  /** By how many times the processor is slowed down. */
  visits: Record<number, Visit[]>;
  presses: Record<number, Presses[]>;
}

/** By page. */
type Pages = Record<string, Samples>;

export interface Measured {
  floor: Samples;
  site: Pages;
  limit: Pages;
  /** Another export, where one stands beside it. */
  other: Pages;
}

/** What must hold (docs/performance.md). INP in milliseconds, at four times slower. */
const goals = { byFloor: 1, byLimit: 1.1, textBytes: 65_000, inp: 100, inpRate: 4 };
const kinds: Kind[] = ['html', 'style', 'script', 'image', 'font', 'other'];

function middle<T>(samples: readonly T[] | undefined, read: (sample: T) => number): number {
  return median((samples ?? []).map(read));
}

function most<T>(samples: readonly T[] | undefined, read: (sample: T) => number): number {
  return Math.max(...(samples ?? []).map(read));
}

const sum = (bytes: Record<Kind, number>) => Object.values(bytes).reduce((total, part) => total + part, 0);

/** The pages of the site, and those of the other export after them. */
function named({ site, other }: Measured): { page: string; name: string; samples: Samples; isOurs: boolean }[] {
  return [
    ...Object.entries(site).map(([page, samples]) => ({ page, name: page, samples, isOurs: true })),
    ...Object.entries(other).map(([page, samples]) => ({ page, name: `${page} (other)`, samples, isOurs: false })),
  ];
}

/** How many times the LCP of the floor and of the limit a page has. */
function ratios(lcp: number, floor: number, limit: number): { byFloor: number; byLimit: number; missed: string[] } {
  const [byFloor, byLimit] = [lcp / floor, lcp / limit];
  // As precise as they are printed.
  const missed = [
    ...(byFloor >= goals.byFloor + 0.005 ? [`LCP is ${byFloor.toFixed(2)} times the floor's`] : []),
    ...(byLimit >= goals.byLimit + 0.005 ? [`LCP is ${byLimit.toFixed(2)} times the limit's`] : []),
  ];
  return { byFloor, byLimit, missed };
}

interface Table {
  rows: (string | number)[][];
  /** What falls short of a goal. */
  short: string[];
}

function lighthouseTable(measured: Measured): Table {
  const short: string[] = [];
  const rows = named(measured).map(({ page, name, samples: { lighthouse: samples }, isOurs }) => {
    const lcp = middle(samples, (sample) => sample.lcp);
    const tbt = middle(samples, (sample) => sample.tbt);
    const cls = most(samples, (sample) => sample.cls);
    const { byFloor, byLimit, missed } = ratios(
      lcp,
      middle(measured.floor.lighthouse, (sample) => sample.lcp),
      middle(measured.limit[page]?.lighthouse, (sample) => sample.lcp),
    );
    const scores = Object.keys(samples[0]?.scores ?? {}).map((category) => ({
      category,
      score: middle(samples, (sample) => sample.scores[category] ?? 0),
    }));
    if (tbt > 0) missed.push(`total blocking time is ${milliseconds(tbt)} ms`);
    if (cls > 0) missed.push(`layout shift is ${cls.toFixed(3)}`);
    for (const { category, score } of scores) if (score < 100) missed.push(`${category} is ${score}`);
    if (isOurs) short.push(...missed.map((miss) => `${page} in Lighthouse: ${miss}`));
    return [
      name,
      byFloor.toFixed(2),
      byLimit.toFixed(2),
      milliseconds(lcp),
      milliseconds(middle(samples, (sample) => sample.fcp)),
      milliseconds(tbt),
      cls.toFixed(3),
      scores.map(({ score }) => score).join(' / '),
      kilobytes(middle(samples, (sample) => sample.bytes)),
      middle(samples, (sample) => sample.requests),
    ];
  });
  return { rows, short };
}

function browserTable(measured: Measured, rate: number): Table {
  const short: string[] = [];
  const rows = named(measured).map(({ page, name, samples: { visits }, isOurs }) => {
    const samples = visits[rate];
    const lcp = middle(samples, (sample) => sample.lcp);
    const cls = most(samples, (sample) => sample.cls);
    const before = middle(samples, (sample) => sum(sample.before));
    const { byFloor, byLimit, missed } = ratios(
      lcp,
      middle(measured.floor.visits[rate], (sample) => sample.lcp),
      middle(measured.limit[page]?.visits[rate], (sample) => sample.lcp),
    );
    if (cls > 0) missed.push(`layout shift is ${cls.toFixed(3)}`);
    if (textPages.includes(page) && before > goals.textBytes) missed.push(`${kilobytes(before)} kB before its scripts`);
    if (isOurs) short.push(...missed.map((miss) => `${page} in the browser, ${rate}×: ${miss}`));
    return [
      name,
      byFloor.toFixed(2),
      byLimit.toFixed(2),
      milliseconds(lcp),
      milliseconds(middle(samples, (sample) => sample.fcp)),
      milliseconds(middle(samples, (sample) => sample.tbt)),
      cls.toFixed(3),
      kilobytes(before),
      kilobytes(middle(samples, (sample) => sum(sample.all))),
      middle(samples, (sample) => sample.requests),
    ];
  });
  return { rows, short };
}

function pressTable({ site }: Measured, rate: number): Table {
  const short: string[] = [];
  const rows = Object.entries(site).map(([page, { presses }]) => {
    const samples = presses[rate];
    const answers = [
      middle(samples, ({ menu }) => menu.before),
      middle(samples, ({ menu }) => menu.after),
      middle(samples, ({ filter }) => filter?.before ?? Number.NaN),
      middle(samples, ({ filter }) => filter?.after ?? Number.NaN),
    ];
    const worst = Math.max(...answers.filter(Number.isFinite));
    if (rate === goals.inpRate && worst >= goals.inp)
      short.push(`${page}: an answer takes ${milliseconds(worst)} ms at ${rate}×`);
    return [page, ...answers.map(milliseconds)];
  });
  return { rows, short };
}

/**
 * The tables, ratios first, and what falls short of a goal.
 * @param rates by how many times the processor was slowed down
 */
export function report(measured: Measured, { runs, rates }: { runs: number; rates: readonly number[] }): string {
  const { floor, site } = measured;
  const lighthouse = lighthouseTable(measured);
  const browser = rates.map((rate) => ({ rate, ...browserTable(measured, rate) }));
  const presses = rates.map((rate) => ({ rate, ...pressTable(measured, rate) }));
  const bytes = Object.entries(site).map(([page, { visits }]) => [
    page,
    ...kinds.map((kind) => kilobytes(middle(Object.values(visits).flat(), ({ all }) => all[kind]))),
  ]);
  const short = [lighthouse, ...browser, ...presses].flatMap((table) => table.short);
  const floorBytes = kilobytes(middle(floor.lighthouse, (sample) => sample.bytes));
  return [
    `Medians of ${runs} runs, on ${cpus().length} cores; of layout shifts the largest.`,
    '### Lighthouse: a phone, simulated slow 4G',
    `The floor has an LCP of ${milliseconds(middle(floor.lighthouse, ({ lcp }) => lcp))} ms and ${floorBytes} kB.`,
    markdownTable(
      ['Page', 'LCP ÷ floor', 'LCP ÷ limit', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'Scores', 'kB', 'Requests'],
      lighthouse.rows,
    ),
    ...browser.flatMap(({ rate, rows }) => [
      `### A browser at 1.6 Mbit/s and 150 ms, with a processor ${rate} times slower`,
      `The floor has an LCP of ${milliseconds(middle(floor.visits[rate], ({ lcp }) => lcp))} ms.`,
      markdownTable(
        ['Page', 'LCP ÷ floor', 'LCP ÷ limit', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'kB before scripts', 'kB in all', 'Requests'],
        rows,
      ),
    ]),
    ...presses.flatMap(({ rate, rows }) => [
      `### From a press to the answer, in ms, with a processor ${rate} times slower`,
      markdownTable(['Page', 'Menu, before the scripts', 'after', 'Filter, before the scripts', 'after'], rows),
    ]),
    '### Bytes by kind, in kB, in all',
    markdownTable(['Page', ...kinds], bytes),
    '### What falls short of a goal',
    short.length > 0 ? short.map((line) => `- ${line}`).join('\n') : 'Nothing.',
  ].join('\n\n');
}
