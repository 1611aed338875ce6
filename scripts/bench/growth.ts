import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changelogFile } from '@/lib/changelog/changelogs';
import { secondsSince } from '@/scripts/shared/seconds.mjs';
import { dateOfSources, daysOfContent } from '@/scripts/shared/sources.mjs';
import { UsageError } from '@/scripts/shared/usage-error';

const week = 7 * 24 * 60 * 60 * 1000; // milliseconds
const releasesIn = (text: string) => text.split(/^(?=- version:)/m).slice(1);

/**
 * Builds a copy of the site with more releases in a temporary folder, and prints the build time and the size.
 * @param total the number of releases in the copy
 * @throws UsageError if there are already more
 */
export function measureGrowth(total: number): void {
  const weekly = readFileSync(changelogFile('weekly'), 'utf8');
  const stable = readFileSync(changelogFile('stable'), 'utf8');
  const made = total - releasesIn(weekly + stable).length;
  if (made < 0)
    throw new UsageError(`--releases needs at least ${total - made}, the current number of releases, found ${total}.`);
  const third = Math.floor(made / 3);
  const copy = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
    for (const file of files) cpSync(file, join(copy, file));
    cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(copy, changelogFile('weekly')), withOlderReleases(weekly, made - third));
    writeFileSync(join(copy, changelogFile('stable')), withOlderReleases(stable, third));
    // The copy is not a git repository.
    const gitData = { SOURCE_DATE_EPOCH: String(dateOfSources()), CONTENT_DAYS: JSON.stringify(daysOfContent()) };
    const started = Date.now();
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: copy,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...gitData },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    console.log(`${total} releases: built in ${secondsSince(started)}`);
    const built = readdirSync(join(copy, 'out'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const pages = built.filter(({ name }) => name.endsWith('.html')).length;
    const bytes = built.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    console.log(`${pages} HTML files, ${(bytes / 1_000_000).toFixed(1)} MB`);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Adds older releases to a changelog: copies of its own, a week apart, with unused versions. */
function withOlderReleases(text: string, count: number): string {
  const releases = releasesIn(text);
  const [, oldest = ''] = /^ {2}date: (\S+)/m.exec(text) ?? [];
  const older = Array.from({ length: count }, (_, age) => {
    const date = new Date(Date.parse(oldest) - (age + 1) * week).toISOString().slice(0, 10);
    return (releases[age % releases.length] ?? '')
      .replace(/^- version: "?\d+\.\d+(\.\d+)?"?/, (_version, patch = '') => `- version: "1.${count - age}${patch}"`)
      .replace(/^ {2}date: .*/m, `  date: ${date}`);
  });
  return older.reverse().join('') + text;
}
