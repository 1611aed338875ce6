import type { BuildStep } from './build-steps';
import { markdownTable } from './markdown-table';
import { type FileKind, totalWeight, type Weight } from './weigh-export';

/** What was measured with a number of releases. */
export interface Growth {
  releases: number;
  steps: readonly BuildStep[];
  /** The whole build once more, after a change of one sentence. */
  again?: readonly BuildStep[];
  weights: ReadonlyMap<FileKind, Weight>;
  /** Seconds until the first byte of the start page in the preview. */
  preview?: { first: number; second: number };
}

const seconds = (value: number) => value.toFixed(1);
const megabytes = (value: number) => (value / 1_000_000).toFixed(1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The measurements as tables in Markdown, in which each column is a number of releases. */
export function growthReport(all: readonly Growth[]): string {
  const head = all.map(({ releases }) => `${releases} releases`);
  const row = (name: string, value: (growth: Growth) => number | string) => [name, ...all.map(value)];
  const pages = (growth: Growth) => growth.weights.get('HTML')?.files ?? 0;
  const names = (list: readonly { name: string }[][]) => [...new Set(list.flat().map(({ name }) => name))];

  const times = names(all.map(({ steps }) => [...steps])).flatMap((name) => {
    const step = ({ steps }: Growth) => steps.find((candidate) => candidate.name === name);
    const parts = [...new Set(all.flatMap((growth) => step(growth)?.parts.map(([part]) => part) ?? []))];
    return [
      row(name, (growth) => `${seconds(step(growth)?.seconds ?? 0)} (${seconds(step(growth)?.cpu ?? 0)})`),
      ...parts.map((part) =>
        row(`… ${part}`, (growth) => seconds(step(growth)?.parts.find(([other]) => other === part)?.[1] ?? 0)),
      ),
    ];
  });
  const whole = (steps: readonly BuildStep[]) =>
    `${seconds(sum(steps.map((step) => step.seconds)))} (${seconds(sum(steps.map((step) => step.cpu)))})`;
  const kinds = [...(all[0]?.weights.keys() ?? [])];
  const disk = ({ weights }: Growth) => totalWeight(weights.values()).disk;
  const [smallest, largest] = [all[0], all.at(-1)];

  return [
    'Seconds of each step, and in parentheses of processor time, which others who use the machine change less.',
    markdownTable(
      ['Step', ...head],
      [
        row('HTML files', pages),
        ...times,
        row('**whole build**', ({ steps }) => whole(steps)),
        row('milliseconds of processor time per HTML file', (growth) =>
          Math.round((sum(growth.steps.map(({ cpu }) => cpu)) / pages(growth)) * 1000),
        ),
        row('whole build after a change of one sentence', ({ again }) => (again ? whole(again) : '–')),
        row('preview: first byte of the first page', ({ preview }) => (preview ? seconds(preview.first) : '–')),
        row('preview: first byte of the same page again', ({ preview }) => (preview ? seconds(preview.second) : '–')),
      ],
    ),
    'Megabytes by kind of file, and in parentheses the number of files.',
    markdownTable(
      ['Files', ...head],
      [
        ...kinds.map((kind) => row(kind, ({ weights }) => ofWeight(weights.get(kind)))),
        row('**all**', ({ weights }) => ofWeight(totalWeight(weights.values()))),
        row('on a disk with blocks of 4 KiB', (growth) => megabytes(disk(growth))),
        row('kilobytes on that disk per HTML file', (growth) => (disk(growth) / pages(growth) / 1000).toFixed(0)),
      ],
    ),
    smallest && largest && smallest !== largest
      ? `Each page more than in the first column takes ${perPage(smallest, largest, disk, 1000)} kB of that disk and ${perPage(
          smallest,
          largest,
          ({ steps }) => sum(steps.map(({ cpu }) => cpu)),
          0.001,
        )} ms of processor time.`
      : '',
  ].join('\n\n');

  function perPage(from: Growth, to: Growth, value: (growth: Growth) => number, unit: number): string {
    return ((value(to) - value(from)) / (pages(to) - pages(from)) / unit).toFixed(0);
  }
}

function ofWeight(weight: Weight | undefined): string {
  return `${megabytes(weight?.bytes ?? 0)} (${weight?.files ?? 0})`;
}
