import { collections } from '@/lib/collections/collections';
import { contradictions } from '@/lib/collections/contradictions';
import { dueRecords } from '@/lib/collections/due';
import { parseAddress } from '@/lib/content/address';
import { ContentError, type ContentProblem, describeProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { readContentText, recordReads } from '@/lib/content/read-content';
import { defaultLocale } from '@/lib/i18n/locales';
import { destinationNames, resolveAddress, UnknownDestinationError } from '@/lib/routing/destinations';
import { buildDate } from '@/lib/site/build-date';
import { withComing } from '@/lib/site/coming-records';
import { externalRedirectsFile, linksFile } from '@/lib/site/links';
import { loadNavigation, navigationFile } from '@/lib/site/navigation';
import { siteFile } from '@/lib/site/site';
import { unknownKeys } from './unknown-keys';
import { unlistedPictures } from './unlisted-pictures';

/** The result of checking all of content/. */
export interface ContentReport {
  problems: string[];
  /** The subset of `problems` in files that every page needs: the build stops. */
  siteProblems: string[];
  warnings: string[];
  /** Records that are probably out of date and should be reviewed. They don't fail the check. */
  due: string[];
  /** The number of records by file. */
  records: [string, number][];
}

/** Reads every collection and checks every link. A broken file doesn't hide problems in others. */
export function reportContent(): ContentReport {
  const problems: ContentProblem[] = [];
  const siteProblems: ContentProblem[] = [];
  const warnings: string[] = [];
  const due: ContentProblem[] = [];
  const records: [string, number][] = [];

  const { value: reads, coming } = withComing(() =>
    recordReads(() => {
      for (const { file, read, links, mentions, warnings: quirks } of collections) {
        if (!collect(() => records.push([file, read()]))) continue;
        collect(() => {
          for (const { address, usedBy } of links?.() ?? []) {
            const message = unresolvedReason(address);
            if (message) problems.push(recordProblem(file, usedBy, address, message));
            const expected = `expected an address that starts with https://, found "${address}"`;
            if (/^http:/.test(address)) warnings.push(describeProblem(recordProblem(file, usedBy, address, expected)));
          }
        });
        collect(() => {
          for (const { address, usedBy } of mentions?.() ?? []) {
            const { expected } = parseAddress(address);
            const message = expected ? `expected ${expected}, found "${address}"` : unresolvedReason(address);
            if (message) warnings.push(describeProblem(recordProblem(file, usedBy, address, message)));
          }
        });
        collect(() => {
          for (const warning of quirks?.() ?? []) {
            warnings.push(typeof warning === 'string' ? `${file}: ${warning}` : describeProblem(warning));
          }
        });
      }
    }),
  );
  warnings.push(...describeOnce(coming.map(({ file, name, day, message }) => recordProblem(file, name, day ?? name, message))));
  for (const [file, schemas] of reads) {
    collect(() => {
      const { mistyped, unknown } = unknownKeys(file, schemas);
      problems.push(...mistyped);
      warnings.push(...unknown.map(describeProblem));
    });
  }
  collect(() => problems.push(...withComing(contradictions).value));
  collect(() => problems.push(...unknownDestinations()));
  collect(() => due.push(...dueRecords(buildDate())));
  problems.push(...unlistedPictures());
  return {
    problems: describeOnce(problems),
    siteProblems: describeOnce(siteProblems),
    warnings,
    due: describeOnce(due),
    records,
  };

  /** @returns false if the check threw a ContentError, for example because a file can't be read */
  function collect(check: () => unknown): boolean {
    try {
      problems.push(...collectInvalidRecords(check).invalidRecords);
      return true;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      siteProblems.push(...error.problems.filter(({ file }) => siteFiles.includes(file)));
      return false;
    }
  }
}

/** The files that every page needs. The build can't skip one that is unreadable. */
const siteFiles = [siteFile, navigationFile, linksFile, externalRedirectsFile];

function describeOnce(problems: readonly ContentProblem[]): string[] {
  return [...new Set(problems.map(describeProblem))];
}

/** Why an address does not resolve; undefined if it does. */
function unresolvedReason(address: string): string | undefined {
  try {
    resolveAddress(address, defaultLocale);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnknownDestinationError)) throw error;
    return error.message;
  }
}

/**
 * The problem of a value, such as a link that does not resolve.
 * @param collection the file or folder of the record
 * @param name the name of the record; in a folder, its file name without the extension
 */
function recordProblem(collection: string, name: string, value: string, message: string): ContentProblem {
  const file = collection.endsWith('.yml') ? collection : `${collection}/${name}.yml`;
  return { file, ...placeOf(file, name, value), path: name, message };
}

/** Finds a value in a file: after the name of its record if possible, otherwise anywhere. */
function placeOf(file: string, record: string, value: string): { line?: number; column?: number } {
  const text = readContentText(file);
  const afterName = text.indexOf(value, Math.max(0, text.indexOf(record)));
  const index = afterName >= 0 ? afterName : text.indexOf(value);
  if (index < 0) return {};
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Destination names in the navigation that don't exist. */
function unknownDestinations(): ContentProblem[] {
  const { foundation, bar, download, footer } = loadNavigation();
  const entries = [foundation, ...bar, download].flatMap((entry) => ('menu' in entry ? entry.menu : [entry]));
  const all = [...entries, ...footer.columns.flatMap((column) => column.links), ...footer.social];
  const known = destinationNames();
  return all
    .filter((entry) => !known.includes(entry.to))
    .map(({ label, to }) => ({
      file: navigationFile,
      ...placeOf(navigationFile, label ?? to, to),
      path: label ?? to,
      message: `expected a destination in content/links.yml or a page, found "${to}"`,
    }));
}
