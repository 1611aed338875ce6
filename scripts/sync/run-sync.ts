import { ContentError } from '@/lib/content/content-error';
import { readContentText } from '@/lib/content/read-content';
import { progressBar, summaryOf } from '@/scripts/data/report';
import { SourceError } from '@/scripts/data/source-error';
import { writeFiles } from '@/scripts/data/write';
import { countOf } from '@/scripts/shared/count-of';
import { runCommand } from '@/scripts/shared/parse-options.mjs';
import { advisoriesSource } from './advisories-source';
import { datesSource } from './dates-source';
import { fetchText } from './fetch-text';
import { newsSource } from './news-source';
import { readOptions, type SourceName, type SyncOptions, usage } from './options';
import { pluginsSource } from './plugins-source';
import { ratingsSource } from './ratings-source';
import { releasesSource } from './releases-source';
import type { Findings, Source, SourceContext } from './source';

const sources: Readonly<Record<SourceName, Source>> = {
  releases: releasesSource,
  dates: datesSource,
  advisories: advisoriesSource,
  plugins: pluginsSource,
  news: newsSource,
  ratings: ratingsSource,
};

/**
 * Updates content/ from each source in turn. A source that fails changes nothing and doesn't affect the others.
 * @param args the command line
 * @param output receives the progress and the results
 * @returns the exit code (see `usage`)
 */
export async function runSync(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  output: NodeJS.WritableStream,
): Promise<number> {
  return await runCommand(
    usage,
    () => readOptions(args, environment),
    (options) => syncAll(options, output),
    output,
  );
}

async function syncAll(options: SyncOptions, output: NodeJS.WritableStream): Promise<number> {
  const bar = progressBar('{value} of {total} sources, {source}: {kilobytes} kB', output);
  const drafts = new Map<string, string>();
  const context = contextOf(options, drafts, (bytes) => bar.update({ kilobytes: Math.ceil(bytes / 1000) }));
  const lines: string[] = [];
  const count = { changed: 0, 'up to date': 0, failed: 0 };

  bar.start(options.only.length, 0, { source: options.only[0], kilobytes: 0 });
  try {
    for (const [index, name] of options.only.entries()) {
      bar.update(index, { source: name, kilobytes: 0 });
      const found = await update(name, context);
      if ('problems' in found) {
        count.failed += 1;
        lines.push(...found.problems.map((problem) => `${name}: FAILED: ${problem}`));
        continue;
      }
      for (const { file, text } of found.edits) drafts.set(file, text);
      if (!options.dryRun) writeFiles(found.edits.map(({ file, text }) => [file, text]));
      count[found.edits.length > 0 ? 'changed' : 'up to date'] += 1;
      lines.push(...found.messages.map((sentence) => `${name}: ${sentence}`));
      lines.push(...found.edits.map(({ file }) => `${name}: ${options.dryRun ? 'would write' : 'wrote'} ${file}`));
    }
  } finally {
    bar.stop();
    for (const line of lines) output.write(`${line}\n`);
  }
  output.write(`${summaryOf(countOf(options.only.length, 'source'), count)}\n`);
  if (count.changed > 0 && !options.dryRun)
    output.write('Review the changes with git diff, and check them with npm run check:content.\n');
  return count.failed > 0 ? 3 : 0;
}

/** Runs a source. Expected errors become its problems; programming errors end the run. */
async function update(name: SourceName, context: SourceContext): Promise<Findings | { problems: string[] }> {
  try {
    return await sources[name](context);
  } catch (error) {
    const reasons: unknown[] = error instanceof AggregateError ? error.errors : [error];
    return {
      problems: reasons.map((reason) => {
        if (reason instanceof SourceError || reason instanceof ContentError) return reason.message;
        throw reason;
      }),
    };
  }
}

function contextOf(options: SyncOptions, drafts: ReadonlyMap<string, string>, onSize: (bytes: number) => void): SourceContext {
  const responses = new Map<string, Promise<string>>();
  return {
    options,
    fetch: (address, maxBytes) => {
      const response = responses.get(address) ?? fetchText(address, { seconds: options.timeout / 1000, maxBytes, onSize });
      responses.set(address, response);
      return response;
    },
    read: (file) => drafts.get(file) ?? readContentText(file),
  };
}
