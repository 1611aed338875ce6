import { spawnSync } from 'node:child_process';

/** How long a command took, and the time that processors spent on it, which says more where others use the machine; in seconds. */
interface Spent {
  seconds: number;
  cpu: number;
}

/** A step of a build, and its parts where it tells them. */
export interface BuildStep extends Spent {
  name: string;
  /** Seconds by part. */
  parts: readonly [name: string, seconds: number][];
}

/** The commands of `npm run build`. */
const commands = [
  { name: 'check', command: 'npx tsx scripts/check-before-build.ts' },
  { name: 'next build', command: 'npx next build' },
  { name: 'finish', command: 'npx tsx scripts/finish-export.ts' },
];

/** `times` of the shell: minutes and seconds, of the shell itself and then of what it started. */
const timesLine = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm;

/**
 * Builds a copy of the site.
 * @param folder the copy's root
 * @param settings of the environment
 * @throws Error with the last lines of a command that fails
 */
export function build(folder: string, settings: Record<string, string>): BuildStep[] {
  return commands.map(({ name, command }) => {
    const started = performance.now();
    const { status, stdout, stderr } = spawnSync('sh', ['-c', `${command}; code=$?; times; exit $code`], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings },
      maxBuffer: 1_000_000_000,
    });
    if (status !== 0) throw new Error(`${command} failed:\n${(stdout + stderr).slice(-3000)}`);
    return { name, seconds: (performance.now() - started) / 1000, cpu: processorSeconds(stdout), parts: partsOf(stdout) };
  });
}

/** The processor time in the last line of `times`. */
export function processorSeconds(output: string): number {
  const [, userMinutes = 0, user = 0, systemMinutes = 0, system = 0] = [...output.matchAll(timesLine)].at(-1) ?? [];
  return (Number(userMinutes) + Number(systemMinutes)) * 60 + Number(user) + Number(system);
}

/** What a step's output says about its parts: Next's own times, or those of scripts/finish-export.ts. */
export function partsOf(output: string): [name: string, seconds: number][] {
  const next = [
    ['compile', /Compiled successfully in ([\d.]+)(ms|s|min)/],
    ['pages', /Generating static pages .* in ([\d.]+)(ms|s|min)/],
  ] as const;
  const units: Record<string, number> = { ms: 0.001, s: 1, min: 60 };
  const found = next.flatMap(([name, pattern]): [string, number][] => {
    const [, time, unit = ''] = pattern.exec(output) ?? [];
    return time === undefined ? [] : [[name, Number(time) * (units[unit] ?? 1)]];
  });
  const [, finished = ''] = /^Finished: (.*)\.$/m.exec(output) ?? [];
  const parts = [...finished.matchAll(/([^,]+?) ([\d.]+) s(?:, |$)/g)].map(([, name = '', time]): [string, number] => [
    name,
    Number(time),
  ]);
  return [...found, ...parts];
}
