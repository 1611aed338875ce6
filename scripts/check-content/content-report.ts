import { collectionOf, collections, markdownField } from '@/lib/collections/collections';
import { contradictions } from '@/lib/collections/contradictions';
import { dueRecords, wrongLastDays } from '@/lib/collections/due';
import { parseAddress } from '@/lib/content/address';
import { ContentError, type ContentProblem, describeProblem } from '@/lib/content/content-error';
import type { Collection } from '@/lib/content/define-collection';
import { lastSegment } from '@/lib/content/fields';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { withoutLog } from '@/lib/content/log-problem';
import { contentFiles, readContentText, yamlFiles } from '@/lib/content/read-content';
import { yamlPlaces } from '@/lib/content/yaml-places';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { mediaFile } from '@/lib/pictures/media';
import { destinationNames, resolveAddress, UnknownDestinationError } from '@/lib/routing/destinations';
import { buildDate } from '@/lib/site/build-date';
import { withComing } from '@/lib/site/coming-records';
import { loadNavigation, navigationFile } from '@/lib/site/navigation';
import { lostLetter, otherEncoding } from '@/scripts/shared/other-encoding.mjs';
import { inlineHtmlFaults, markdownFaults, plainTextFaults, type TextFault } from './text-faults';
import { unknownKeys } from './unknown-keys';
import { listedPictures, unlistedInCode, unlistedPicture } from './unlisted-pictures';

/** The result of checking all of content/. */
export interface ContentReport {
  problems: string[];
  /** The subset of `problems` in files that every page needs: the build stops. */
  siteProblems: string[];
  warnings: string[];
  /** Records that are probably out of date and should be reviewed. They don't fail the check. */
  due: string[];
  /** The number of records by file or folder. */
  records: [string, number][];
}

/** Reads every collection and checks every link. A broken file doesn't hide problems in others. */
export function reportContent(): ContentReport {
  return withoutLog(readReport);
}

function readReport(): ContentReport {
  const problems: ContentProblem[] = [];
  const siteProblems: ContentProblem[] = [];
  const warnings: string[] = [];
  const due: ContentProblem[] = [];
  const isListed = listedPictures();
  const now = buildDate();
  const records: [string, number][] = [];

  const { coming } = withComing(() => {
    for (const collection of collections) collect(() => checkCollection(collection));
  });
  warnings.push(...describeOnce(coming.map(({ file, name, day, message }) => recordProblem(file, name, day ?? name, message))));
  for (const file of contentFiles()) {
    collect(() => {
      problems.push(...lostCharacters(file));
      const { mistyped, unknown, empty } = unknownKeys(file, collectionOf(file));
      problems.push(...mistyped);
      // A missing value that is required is an error already.
      const isOptional = ({ path }: ContentProblem) => !problems.some((other) => other.file === file && other.path === path);
      warnings.push(...[...unknown, ...empty.filter(isOptional)].map(describeProblem));
      problems.push(...wrongLastDays(file));
    });
  }
  problems.push(...ignoredFiles());
  collect(() => problems.push(...withComing(contradictions).value));
  collect(() => problems.push(...unknownDestinations()));
  collect(() => due.push(...dueRecords(now)));
  problems.push(...unlistedInCode(isListed));
  return {
    problems: describeOnce(problems),
    siteProblems: describeOnce(siteProblems),
    warnings: [...new Set(warnings)],
    due: describeOnce(due),
    records,
  };

  /** Reports a ContentError that a check throws, for example because a file can't be read. */
  function collect(check: () => unknown): void {
    try {
      problems.push(...collectInvalidRecords(check).invalidRecords);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      siteProblems.push(...error.problems.filter(({ file }) => collectionOf(file)?.isRequired));
    }
  }

  function checkCollection(collection: Collection): void {
    const { path, upstream } = collection;
    const data = collection.load();
    records.push([path, collection.count(data)]);
    problems.push(...(collection.problems?.(data, now) ?? []));
    for (const { address, usedBy } of collection.links?.(data) ?? []) {
      const message = unresolvedReason(address);
      if (message) problems.push(recordProblem(path, usedBy, address, message));
      const expected = `expected an address that starts with https://, found "${address}"`;
      if (/^http:/.test(address)) warnings.push(describeProblem(recordProblem(path, usedBy, address, expected)));
    }
    for (const { address, usedBy } of collection.mentions?.(data) ?? []) {
      const { expected } = parseAddress(address);
      const message = expected ? `expected ${expected}, found "${address}"` : unresolvedReason(address);
      if (message) warnings.push(describeProblem(recordProblem(path, usedBy, address, message)));
    }
    for (const { usedBy, text, expected } of textFaults(collection, data)) {
      warnings.push(describeProblem(recordProblem(path, usedBy, text, `expected ${expected}, found "${text}"`)));
    }
    warnings.push(...repeatedRecords(path, collection.identities?.(data) ?? []).map(describeProblem));
    for (const { id, usedBy } of collection.pictures?.(data) ?? []) {
      if (isListed(id)) continue;
      // Pages load the pictures of imported records from the media host, but `npm run media` can't download them.
      if (upstream)
        warnings.push(
          describeProblem(recordProblem(path, usedBy, lastSegment(id), `the picture "${id}" is not in ${mediaFile}`)),
        );
      else problems.push(unlistedPicture(path, readContentText(path), id));
    }
    for (const warning of collection.warnings?.(data, now) ?? []) {
      if (typeof warning === 'string') warnings.push(`${path}: ${warning}`);
      else {
        const { file, line, path: key = '', found = '' } = warning;
        warnings.push(describeProblem(line ? warning : { ...placeAtPath(file, key, found), ...warning }));
      }
    }
  }
}

/** What pages don't show as the author of a text expects. */
function textFaults(collection: Collection, data: unknown): (TextFault & { usedBy: string })[] {
  const translatable = (collection.translatable?.(data) ?? []).flatMap(({ id, texts }) =>
    Object.entries(texts).flatMap(([field, text]) =>
      text && field !== markdownField ? [{ text, usedBy: id.split('/').at(-1) ?? '' }] : [],
    ),
  );
  const all = [
    { texts: collection.html?.(data) ?? [], faultsIn: inlineHtmlFaults },
    { texts: collection.markdown?.(data) ?? [], faultsIn: markdownFaults },
    { texts: [...(collection.plain?.(data) ?? []), ...translatable], faultsIn: plainTextFaults },
  ];
  return all.flatMap(({ texts, faultsIn }) =>
    texts.flatMap(({ text, usedBy }) => faultsIn(text).map((fault) => ({ ...fault, usedBy }))),
  );
}

/** Records that were added twice. Each names the file of the other, so that a check of either file shows it. */
function repeatedRecords(path: string, identities: readonly { same: string; usedBy: string }[]): ContentProblem[] {
  return identities.flatMap(({ same, usedBy }, index) => {
    const first = identities.slice(0, index).find((other) => other.same.toLowerCase() === same.toLowerCase());
    if (!first) return [];
    const other = path.endsWith('.yml') ? first.usedBy : recordFile(path, first.usedBy);
    const what = first.usedBy === usedBy ? `appears twice (${same})` : `the same as ${other} (${same})`;
    return [recordProblem(path, usedBy, usedBy, `${what}: remove one of them`)];
  });
}

/** Files in content/ that no page reads, because of their extension or their folder. */
function ignoredFiles(): ContentProblem[] {
  return yamlFiles().flatMap((file): ContentProblem[] => {
    if (!file.endsWith('.yml')) return [{ file, message: 'is ignored: rename it, so that it ends in .yml' }];
    if (collectionOf(file)) return [];
    const [, locale] = /\/translations\/([^/]+)\.yml$/.exec(file) ?? [];
    const reason = locale && !isLocale(locale) ? `${locale} is not a locale (docs/how-to/add-a-locale.md)` : 'no page reads it';
    return [{ file, message: `is ignored: ${reason}: move it, or remove it` }];
  });
}

/** Characters that were lost because a file was saved in another encoding. */
function lostCharacters(file: string): ContentProblem[] {
  const lines = readContentText(file).split('\n');
  return lines.flatMap((text, index) => {
    const column = text.indexOf(lostLetter) + 1;
    return column > 0 ? [{ file, line: index + 1, column, message: otherEncoding }] : [];
  });
}

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
  const file = recordFile(collection, name);
  return { file, ...placeOf(file, name, value), path: name, message };
}

/** The file of a record: of the whole collection, or its own in a folder. */
function recordFile(collection: string, name: string): string {
  return collection.endsWith('.yml') ? collection : `${collection}/${name}.yml`;
}

/** Finds a value in a file: by a path such as `[2].GH_HANDLE_URL`, or as `placeOf` if the path is the name of a record. */
function placeAtPath(file: string, path: string, value: string): { line?: number; column?: number } {
  const [place] = path.startsWith('[') ? yamlPlaces(readContentText(file), [path.match(/[^.[\]]+/g) ?? []]) : [];
  return place ?? placeOf(file, path, value);
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
