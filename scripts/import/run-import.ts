import { type ContentProblem, describeProblem } from '@/lib/content/content-error';
import { mediaFile } from '@/lib/pictures/media';
import { writeFiles } from '@/scripts/data/write';
import { flag } from '@/scripts/shared/option-values';
import { parseArguments, runCommand, UsageError } from '@/scripts/shared/parse-options.mjs';
import { checkImported } from './check-imported';
import { Checkout } from './checkout';
import { type Change, changeOf, goneFrom, isOurs, isPlainTarget } from './compare-files';
import { imagesFolder, listPictures } from './list-pictures';
import { type Source, sources, type Taken } from './sources';

const usage = `npm run import -- <folder> [--dry-run]

Imports the data that this site shows from a checkout of the Jenkins project's website
into content/.

  <folder>   the checkout, which contains content/_data/
  --dry-run  report changes without writing them
  --help     show this help

Exit codes: 0 if everything imported is valid, 1 if something is broken or was refused
(the rest is imported), 2 for invalid options.`;

/**
 * Imports data of the Jenkins project, and prints what was imported, changed and skipped.
 * @param args the command line
 * @param output receives the results
 * @returns the exit code (see `usage`)
 */
export function runImport(args: readonly string[], output: NodeJS.WritableStream): number {
  return runCommand(
    usage,
    () => parseArguments(args, { allowPositionals: true, options: { 'dry-run': flag } }),
    ({ values, positionals: [folder, ...others] }) => {
      if (!folder) throw new UsageError("Name the folder of a checkout of the Jenkins project's website.");
      if (others.length > 0) throw new UsageError(`Expected one folder, found also "${others.join('", "')}".`);
      return importFrom(new Checkout(folder), values['dry-run'], output);
    },
    output,
  );
}

function importFrom(checkout: Checkout, dryRun: boolean, output: NodeJS.WritableStream): number {
  const say = (line: string) => output.write(`${line}\n`);
  const found = sources.map((source) => ({ source, taken: source.take(checkout) }));
  const problems = checkImported(found.flatMap(({ taken }) => taken ?? []));
  const problemOf = new Map(problems.map((problem) => [problem.file, problem]));

  const records = found.map(({ source, taken }) => {
    const kept = taken?.filter((record) => isKept(record, problemOf.get(record.file), checkout)) ?? [];
    return changesOf(source, taken && kept);
  });
  const results = [...records, changesOf(pictureSource, picturesToList(records, checkout))];
  if (!dryRun) writeFiles(results.flatMap(({ written }) => written.map(({ file, bytes }) => [file, bytes] as const)));

  for (const { lines } of results) for (const line of lines) say(line);
  for (const { path, reason } of checkout.skipped) say(`Skipped: ${path}: ${reason}`);
  const left = new Set(results.flatMap(({ kept }) => kept.map(({ file }) => file)));
  const broken = problems.filter(({ file }) => left.has(file));
  for (const problem of broken) say(`Broken: ${describeProblem(problem)}`);
  const refused = checkout.skipped.filter((skipped) => skipped.refused);

  const sum = (key: keyof Counts) => results.reduce((total, { counts }) => total + counts[key], 0);
  if (sum('gone') > 0)
    say('Files marked "gone" are not in the checkout. They stay in content/: delete them, unless this site added them.');
  const parts = [
    ...(['added', 'changed', 'unchanged', 'gone'] as const).map((key) => `${sum(key)} ${key}`),
    `${checkout.skipped.length} skipped`,
    `${broken.length} broken`,
  ];
  say(`${left.size} files: ${parts.join(', ')}.${dryRun ? ' Nothing was written.' : ''}`);
  return broken.length + refused.length > 0 ? 1 : 0;
}

/** The list of pictures. It belongs to this site, and the import only adds to it. */
const pictureSource = { path: imagesFolder, target: mediaFile };

function picturesToList(records: readonly { kept: readonly Taken[] }[], checkout: Checkout): Taken[] {
  const list = listPictures(
    records.flatMap(({ kept }) => kept),
    checkout,
  );
  if (!list) return [];
  if (isPlainTarget(list.file)) return [list];
  return checkout.refuse(list.path, `${list.file} is a symbolic link or inside one`) ?? [];
}

/** Whether a record is imported. If not, the reason is recorded. */
function isKept(record: Taken, problem: ContentProblem | undefined, checkout: Checkout): boolean {
  const { file, path, mustBeWhole } = record;
  if (mustBeWhole && problem) checkout.skip(path, describeProblem(problem));
  else if (!isPlainTarget(file)) checkout.refuse(path, `${file} is a symbolic link or inside one`);
  else if (isOurs(record)) checkout.skip(path, `${file} was not written by an import, so it is not overwritten`);
  else return true;
  return false;
}

type Counts = Record<Change | 'gone', number>;

/**
 * The changes to a file or folder of content/.
 * @param kept the imported files; undefined if the checkout has no such source
 */
function changesOf({ path, target }: Pick<Source, 'path' | 'target'>, kept: readonly Taken[] | undefined) {
  const counts: Counts = { added: 0, changed: 0, unchanged: 0, gone: 0 };
  if (!kept) return { counts, kept: [], written: [], lines: [`${target}: unchanged, because the checkout has no ${path}`] };
  const written: Taken[] = [];
  const lines: string[] = [];
  for (const record of kept) {
    const change = changeOf(record);
    counts[change] += 1;
    if (change === 'unchanged') continue;
    written.push(record);
    lines.push(`  ${change}: ${record.file}`);
  }
  const gone = target.endsWith('.yml') ? [] : goneFrom(target, kept);
  counts.gone = gone.length;
  for (const file of gone) lines.push(`  gone: ${file}`);
  lines.unshift(`${target}: ${kept.length} files from ${path}`);
  return { counts, kept, written, lines };
}
