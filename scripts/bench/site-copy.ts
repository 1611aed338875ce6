import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseRecords } from './release-records';

/**
 * Copies the sources into a temporary folder, with the installed packages.
 * @returns the copy's root
 */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'growth-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(file, join(copy, file));
  linkFolder('node_modules', join(copy, 'node_modules'));
  return copy;
}

/** The same files in another folder, without their bytes once more where that is possible; Next takes no symbolic link for the whole. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder is on another disk.
    cpSync(source, target);
  }
}

/**
 * Puts made-up releases before those of the repository.
 * @param copy the copy's root
 * @param count how many
 * @returns the number of all releases
 */
export function addReleases(copy: string, count: number): number {
  const { weekly, lts, ratings } = releaseRecords(count);
  const real = { weekly: readChangelog('weekly'), lts: readChangelog('lts') };
  write('weekly', count > 0 ? weekly + real.weekly : real.weekly);
  write('lts', count > 0 ? lts + real.lts : real.lts);
  write('ratings', ratings);
  return count + [real.weekly, real.lts].join('\n').split(/^- version:/m).length - 1;

  function write(name: string, text: string) {
    writeFileSync(join(copy, 'content/changelogs', `${name}.yml`), text);
  }
}

function readChangelog(name: string): string {
  return readFileSync(join('content/changelogs', `${name}.yml`), 'utf8');
}

/** Changes a sentence of the start page. */
export function changeSentence(copy: string): void {
  const file = join(copy, 'messages/en.json');
  const messages = JSON.parse(readFileSync(file, 'utf8'));
  messages.pages.home.lead += ' And more.';
  writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
}
