import { type ContentProblem, describeProblem } from '@/lib/content/content-error';
import { mediaFile } from '@/lib/pictures/media';
import { summaryOf } from '@/scripts/data/report';
import { writeFiles } from '@/scripts/data/write';
import { flag } from '@/scripts/shared/option-values';
import { parseArguments, runCommand, UsageError } from '@/scripts/shared/parse-options.mjs';
import { checkImported } from './check-imported';
import { Checkout } from './checkout';
import { type Change, changesIn, isOurs, isPlainTarget } from './compare-files';
import { imagesFolder, listPictures } from './list-pictures';
import { sources, type Taken } from './upstream-files';

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
  const found = sources.map((source) => ({ ...source, taken: source.take(checkout) }));
  const problems = checkImported(found.flatMap(({ taken }) => taken ?? []));
  const problemOf = new Map(problems.map((problem) => [problem.file, problem]));
  const isWanted = (record: Taken) => isKept(record, problemOf.get(record.file), checkout);
  const records = found.map(({ path, target, taken }) => ({ path, target, kept: taken?.filter(isWanted) }));

  const list = listPictures(
    records.flatMap(({ kept = [] }) => kept),
    checkout,
  );
  const pictures = { path: imagesFolder, target: mediaFile, kept: (list ? [list] : []).filter(isWanted) };
  const results = [...records, pictures].map((result) => ({
    ...result,
    changes: result.kept ? changesIn(result.target, result.kept) : [],
  }));
  const changes = results.flatMap((result) => result.changes);
  if (!dryRun) {
    writeFiles(
      changes.flatMap((change) =>
        change.kind === 'added' || change.kind === 'changed' ? [[change.file, change.bytes] as const] : [],
      ),
    );
  }

  for (const { path, target, kept, changes: own } of results) {
    say(kept ? `${target}: ${kept.length} files from ${path}` : `${target}: unchanged, because the checkout has no ${path}`);
    for (const { kind, file } of own) if (kind !== 'unchanged') say(`  ${kind}: ${file}`);
  }
  for (const { path, reason } of checkout.skipped) say(`Skipped: ${path}: ${reason}`);
  const left = new Set(results.flatMap(({ kept = [] }) => kept.map(({ file }) => file)));
  const broken = problems.filter(({ file }) => left.has(file));
  for (const problem of broken) say(`Broken: ${describeProblem(problem)}`);

  const numberOf = (wanted: Change['kind']) => changes.filter(({ kind }) => kind === wanted).length;
  if (numberOf('gone') > 0)
    say('Files marked "gone" are not in the checkout. They stay in content/: delete them, unless this site added them.');
  const counts = {
    added: numberOf('added'),
    changed: numberOf('changed'),
    unchanged: numberOf('unchanged'),
    gone: numberOf('gone'),
    skipped: checkout.skipped.length,
    broken: broken.length,
  };
  say(`${summaryOf(`${left.size} files`, counts)}${dryRun ? ' Nothing was written.' : ''}`);
  return broken.length > 0 || checkout.skipped.some(({ refused }) => refused) ? 1 : 0;
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
