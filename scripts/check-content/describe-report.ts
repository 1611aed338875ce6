import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { siteRoot } from '@/lib/environment/environment.mjs';
import { countOf } from '@/scripts/shared/count-of';
import { UsageError } from '@/scripts/shared/parse-options.mjs';
import type { ContentReport } from './content-report';

/** Warnings that are counted instead of printed, one per line, without their position. Lines that begin with # explain them. */
export const knownWarningsFile = 'content/known-warnings.txt';

/** What to print. */
export interface ReportOptions {
  /** The files and folders to report on; if empty, everything. */
  files: readonly string[];
  /** Whether to print known warnings and due records as well. */
  all: boolean;
}

/**
 * The files in a command line, from the repository root.
 * @throws UsageError if one doesn't exist or isn't in content/
 */
export function chosenFiles(paths: readonly string[]): string[] {
  return paths.map((path) => {
    const file = relative(siteRoot(), resolve(siteRoot(), path)).replaceAll('\\', '/');
    if (!file.startsWith('content/')) throw new UsageError(`${path}: expected a file in content/.`);
    if (!existsSync(join(siteRoot(), file))) throw new UsageError(`${path}: the file does not exist.`);
    return file;
  });
}

/**
 * The lines of a report.
 * @returns what to print, and the number of errors in it
 */
export function describeReport(report: ContentReport, { files, all }: ReportOptions): { lines: string[]; errors: number } {
  const isMeant = (line: string) => files.length === 0 || files.some((file) => concerns(line, file));
  const problems = report.problems.filter(isMeant);
  const warnings = report.warnings.filter(isMeant);
  const due = report.due.filter(isMeant);
  const known = knownWarnings();
  const isShown = (warning: string) => all || files.length > 0 || !known.has(withoutPosition(warning));
  const shown = warnings.filter(isShown);
  const showsDue = all || files.length > 0;
  const hidden = [
    ...(warnings.length > shown.length
      ? [`${countOf(warnings.length - shown.length, 'known warning')} (${knownWarningsFile})`]
      : []),
    ...(due.length > 0 && !showsDue ? [`${due.length} due for an update`] : []),
  ];
  const found = new Set(report.warnings.map(withoutPosition));
  // While a file can't be read, its warnings are missing.
  const gone = files.length > 0 || report.problems.length > 0 ? [] : [...known].filter((warning) => !found.has(warning));
  const counts = [countOf(problems.length, 'error'), countOf(warnings.length, 'warning'), `${due.length} due`].join(', ');
  const total = report.records.reduce((sum, [, count]) => sum + count, 0);
  return {
    lines: [
      ...shown.map((warning) => `Warning: ${warning}`),
      ...gone.map((warning) => `Warning: ${knownWarningsFile}: remove the line "${warning}", because nothing causes it any more`),
      ...(showsDue ? due.map((record) => `Due: ${record}`) : []),
      ...(hidden.length > 0 ? [`Not shown: ${hidden.join(', ')}. To list: npm run check:content -- --all`] : []),
      ...problems.map((problem) => `Error: ${problem}`),
      `${files.length > 0 ? files.join(', ') : countOf(total, 'record')}: ${counts}`,
    ],
    errors: problems.length,
  };
}

/** Whether a line is about a file or a folder, or about the translation of a record. */
function concerns(line: string, file: string): boolean {
  const index = line.indexOf(file);
  if (index >= 0 && !/^[\w-]/.test(line.slice(index + file.length))) return true;
  return line.startsWith(`${dirname(file)}/translations/`) && line.includes(`"${basename(file, '.yml')}"`);
}

function knownWarnings(): Set<string> {
  const path = join(siteRoot(), knownWarningsFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}

/** A warning without the line and the column, which change with every record before it. */
function withoutPosition(warning: string): string {
  return warning.replace(/^([^:\s]+):\d+(:\d+)?:/, '$1:').replace(/(?<=^\S+ )\[\d+\] /, '');
}
