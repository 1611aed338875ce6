import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { loadExternalRedirects } from '@/lib/site/links';
import { buildFilePath } from '@/scripts/build/build-file';
import { FetchError } from '@/scripts/data/fetch';
import { progressBar, summaryOf } from '@/scripts/data/report';
import { addressIn, fetchServed, servedChecksums, siteAddress } from '@/scripts/data/served-site';
import { SourceError } from '@/scripts/data/source-error';
import { checksumOf, checksumsFile, readChecksums } from '@/scripts/shared/checksums';
import { countOf } from '@/scripts/shared/count-of';
import { exportFiles, exportFolder, readExport } from '@/scripts/shared/export-files';
import { flag } from '@/scripts/shared/option-values';
import { parseArguments, runCommand, UsageError } from '@/scripts/shared/parse-options.mjs';

const usage = `npm run check:served -- <address> [options]

Compares every file of a served site with the build in out/ by its checksum. Finds
incomplete uploads, truncated or modified pages, and missing scripts. In place of the
page of an external redirect, a server may redirect to the same address.

  <address>        where the site is served, such as https://www.example.org
  --without-build  compare with the site's own list of files (${checksumsFile}) instead,
                   to find out whether its files belong together; external redirects
                   are not in that list, so they aren't checked
  --help           show this help

Exit codes: 0 if every file is the same, 1 if one is not, 2 for invalid options.`;

/** How many files are requested concurrently. */
const maxConcurrent = 8;

/** After this many failures of the server, the other files are not requested. */
const maxServerFailures = 6;

/**
 * Compares a served site with its build, and prints the address of every file that is missing or different.
 * @param args the command line
 * @param output receives the progress and the results
 * @returns the exit code (see `usage`)
 */
export async function runCheckServed(args: readonly string[], output: NodeJS.WritableStream): Promise<number> {
  return await runCommand(
    usage,
    () => readOptions(args),
    ({ site, built }) => compare(site, built, output),
    output,
  );
}

/** @throws UsageError if an option is invalid, or there is no build to compare with */
function readOptions(args: readonly string[]) {
  const parsed = parseArguments(args, { allowPositionals: true, options: { 'without-build': flag } });
  if (!parsed) return undefined;
  const { values, positionals } = parsed;
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) throw new UsageError('Name one address.');
  const site = siteAddress('<address>', address);
  if (values['without-build']) return { site, built: undefined };
  return { site, built: builtFiles() };
}

/** What a site should have. */
interface Expected {
  /** The checksums by file. */
  checksums: ReadonlyMap<string, string>;
  /** The addresses to which a server may redirect, by the file of the redirect page. */
  redirects: ReadonlyMap<string, string>;
}

/** @throws UsageError if there is no build, or its list is incomplete */
function builtFiles(): Expected {
  if (!existsSync(join(exportFolder, checksumsFile)))
    throw new UsageError(`${exportFolder}/ has no ${checksumsFile}: run npm run build first, or use --without-build.`);
  try {
    const list = readExport(checksumsFile);
    const listed = readChecksums(list, 'Run npm run build again.');
    // The list has all pages but those of external redirects.
    const pages = exportFiles('index.html').filter((file) => !listed.has(file));
    const { host } = loadExternalRedirects();
    return {
      checksums: new Map([...listed, ...[checksumsFile, ...pages].map((file) => [file, checksumOf(readExport(file))] as const)]),
      redirects: new Map(pages.map((file) => [file, addressIn(`${host}/`, file)])),
    };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new UsageError(`${exportFolder}/${checksumsFile}: ${error.message}`);
  }
}

/** @param built what the build has; by default, the site is compared with its own list */
async function compare(site: string, built: Expected | undefined, output: NodeJS.WritableStream): Promise<number> {
  const say = (line: string) => output.write(`${line}\n`);
  let expected = built;
  try {
    expected ??= { checksums: await servedChecksums(site), redirects: new Map() };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    say(`Error: ${error.message}`);
    return 1;
  }
  const { checksums } = expected;
  const { problems, notRequested } = await requestAll(site, expected, output);
  for (const [file, problem] of problems) say(`Error: ${addressIn(site, file)}: ${problem}`);
  const counts = {
    'the same': checksums.size - problems.size - notRequested,
    different: problems.size,
    ...(notRequested > 0 && { [`not requested, because the server failed ${maxServerFailures} times`]: notRequested }),
  };
  say(summaryOf(countOf(checksums.size, 'file'), counts));
  if (problems.has(buildFilePath.slice(1)))
    say(`The site may have another build (${addressIn(site, buildFilePath.slice(1))} says which), or be below another path.`);
  return problems.size > 0 ? 1 : 0;
}

/** Requests all files, until the server has failed too often. */
async function requestAll(site: string, { checksums, redirects }: Expected, output: NodeJS.WritableStream) {
  const problems = new Map<string, string>();
  let failures = 0;
  let notRequested = 0;
  const bar = progressBar('{value} of {total} files', output);
  bar.start(checksums.size, 0);
  await pLimit(maxConcurrent)
    .map([...checksums], async ([file, checksum]) => {
      if (failures >= maxServerFailures) {
        notRequested += 1;
        return;
      }
      try {
        // Only a redirect that may replace a page is a response that isn't ok.
        const isSame = await fetchServed(
          addressIn(site, file),
          async (data, { ok }) => !ok || (await receivedChecksum(data)) === checksum,
          redirects.get(file),
        );
        if (!isSame) problems.set(file, 'differs from the build');
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
        if (error.trouble.server) failures += 1;
        problems.set(file, error.message);
      }
      bar.increment();
    })
    .finally(() => bar.stop());
  return { problems, notRequested };
}

async function receivedChecksum(data: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of data) hash.update(part);
  return hash.digest('hex');
}
