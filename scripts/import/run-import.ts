import { collectionOf } from '@/lib/collections/collections';
import { describeProblem } from '@/lib/content/content-error';
import type { Inspection } from '@/lib/content/define-collection';
import { mediaFile } from '@/lib/pictures/media';
import { summaryOf } from '@/scripts/data/report';
import { writeFiles } from '@/scripts/data/write';
import { flag, list } from '@/scripts/shared/option-values';
import { parseArguments, runCommand, UsageError } from '@/scripts/shared/parse-options.mjs';
import { Checkout, type Skipped } from './checkout';
import { type Change, changesIn, damageOf, describeUpstream, doubtAbout, isOurs, isPlainTarget } from './compare-files';
import { imagesFolder, listPictures } from './list-pictures';
import { sources, type Taken } from './upstream-files';

const usage = `npm run import -- <folder> [options]

Imports the data that this site shows from a checkout of the Jenkins project's website
into content/. A file that is invalid, or has less than nine tenths of the records of the
present one, doesn't replace it.

  <folder>        the checkout, which contains content/_data/
  --dry-run       report changes without writing them
  --force <file>  import a file of content/ although it has fewer or invalid records;
                  may be repeated
  --help          show this help

Exit codes: 0 if everything imported is valid, 1 if something is broken or was refused
(the rest is imported), 2 for invalid options and for a checkout without any data.`;

/**
 * Imports data of the Jenkins project, and prints what was imported, changed and skipped.
 * @param args the command line
 * @param output receives the results
 * @returns the exit code (see `usage`)
 */
export function runImport(args: readonly string[], output: NodeJS.WritableStream): number {
  return runCommand(
    usage,
    () => parseArguments(args, { allowPositionals: true, options: { 'dry-run': flag, force: list } }),
    ({ values, positionals: [folder, ...others] }) => {
      if (!folder) throw new UsageError("Name the folder of a checkout of the Jenkins project's website.");
      if (others.length > 0) throw new UsageError(`Expected one folder, found also "${others.join('", "')}".`);
      return importFrom(new Checkout(folder), { dryRun: values['dry-run'], force: values.force }, output);
    },
    output,
  );
}

interface ImportOptions {
  dryRun: boolean;
  /** The files of content/ that are imported although they look wrong. */
  force: readonly string[];
}

function importFrom(checkout: Checkout, { dryRun, force }: ImportOptions, output: NodeJS.WritableStream): number {
  const say = (line: string) => output.write(`${line}\n`);
  const found = sources.map((source) => ({ ...source, taken: source.take(checkout) }));
  const all = found.flatMap(({ taken }) => taken ?? []);
  if (all.length === 0 && checkout.skipped.length === 0) {
    throw new UsageError(`"${checkout.root}" has none of the files that are imported. Is the checkout complete?`);
  }
  const inspected = new Map(all.map(({ file, bytes }) => [file, collectionOf(file)?.inspect(file, bytes)]));
  const readable = all.filter((taken) => {
    const damage = damageOf(taken, inspected.get(taken.file));
    if (damage) checkout.refuse(taken.path, damage);
    return !damage;
  });
  const unknown = force.find((file) => file !== mediaFile && !readable.some((taken) => taken.file === file));
  if (unknown !== undefined) {
    const message = `--force ${unknown}: the checkout has no file that can be imported as this one. Without --force, the import names those that can.`;
    throw new UsageError([message, ...checkout.skipped.map(describeSkipped)].join('\n'));
  }
  const isWanted = (record: Taken) => isKept(record, inspected.get(record.file), force, checkout);
  const records = found.map((source) => ({
    ...source,
    kept: source.taken?.filter((record) => readable.includes(record) && isWanted(record)),
  }));

  const added = listPictures(
    records.flatMap(({ kept = [] }) => kept),
    checkout,
  );
  const listed = added ? [added] : [];
  const pictures = { path: imagesFolder, target: mediaFile, taken: listed, kept: listed.filter(isWanted) };
  const skippedIn = (folder: string) => checkout.skipped.flatMap(({ path }) => (path.startsWith(`${folder}/`) ? path : []));
  const results = [...records, pictures].map((result) => ({
    ...result,
    changes: result.taken && result.kept ? changesIn(result.target, result.taken, result.kept, skippedIn(result.path)) : [],
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
    if (kept) say(`${target}: ${kept.length} files from ${path}`);
    // A file that was refused is said below.
    else if (!checkout.skipped.some((file) => file.path === path))
      say(`${target}: unchanged, because the checkout has no ${path}`);
    for (const { kind, file } of own) if (kind !== 'unchanged') say(`  ${kind}: ${file}`);
  }
  for (const file of checkout.skipped) say(describeSkipped(file));
  const left = new Set(results.flatMap(({ kept = [] }) => kept.map(({ file }) => file)));
  const broken = [...inspected.values()].flatMap((file) => file?.problems ?? []).filter(({ file }) => left.has(file));
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

/** Reasons with a line begin with the path. */
function describeSkipped({ path, reason }: Skipped): string {
  return `Skipped: ${reason.startsWith(`${path}:`) ? reason : `${path}: ${reason}`}`;
}

/** Whether a file is imported. If not, the reason is recorded. */
function isKept(record: Taken, found: Inspection | undefined, force: readonly string[], checkout: Checkout): boolean {
  const { file, path, mustBeWhole } = record;
  const [problem] = found?.problems ?? [];
  if (mustBeWhole && problem) checkout.skip(path, describeUpstream(record, problem));
  else if (!isPlainTarget(file)) checkout.refuse(path, `${file} is a symbolic link or inside one`);
  else if (isOurs(record)) checkout.skip(path, `${file} was not written by an import, so it is not overwritten`);
  else {
    const doubt = found && !force.includes(file) && doubtAbout(record, found);
    if (!doubt) return true;
    checkout.refuse(path, `${doubt}. To import it anyway, use --force ${file}`);
  }
  return false;
}
