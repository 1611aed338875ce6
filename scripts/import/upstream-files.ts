import { collections } from '@/lib/collections/collections';
import { carouselFile } from '@/lib/community/carousel';
import { supportersFile } from '@/lib/community/supporters';
import { ContentError, describeAll } from '@/lib/content/content-error';
import { maxTextLength } from '@/lib/content/limits';
import { parseYaml } from '@/lib/content/parse-yaml';
import { eventsFolder } from '@/lib/events/events';
import { redirectSchema, redirectsFile } from '@/lib/site/redirects';
import { upgradesFolder } from '@/lib/upgrades/upgrades';
import type { Checkout } from './checkout';
import { type ConvertedEvent, convertEvent, nameEvents } from './convert-event';
import { convertedYaml } from './converted-yaml';
import { ConversionError, readFrontMatter } from './front-matter';
import { withPlainKeys } from './plain-keys';
import { toMarkdown } from './to-markdown';

/** A file of content/ to write. */
export interface Taken {
  /** Its path from this repository's root. */
  file: string;
  /** Its source in the checkout. */
  path: string;
  bytes: Buffer;
  /** Whether to skip it if it doesn't match the schema: true for converted records, false for copied files. */
  mustBeWhole: boolean;
}

/** A part of the checkout and its target in content/. */
export interface Source {
  /** The path in the checkout. */
  path: string;
  /** The file or folder of content/. */
  target: string;
  /** @returns undefined if the checkout doesn't have it */
  take: (checkout: Checkout) => Taken[] | undefined;
}

/** File names that are safe in URLs and can't traverse paths. */
const yamlName = /^[A-Za-z0-9][\w.-]{0,99}\.yml$/;

/** The size limit of an AsciiDoc file, above which its text would exceed the limit for records. */
const maxAsciidocBytes = 2 * maxTextLength;

/** Everything that is imported. Other files of the checkout and of content/ are ignored. */
export const sources: readonly Source[] = collections.flatMap(({ path: target, upstream: path }) =>
  path ? { path, target, take: (checkout: Checkout) => takeFrom(checkout, path, target) } : [],
);

function takeFrom(checkout: Checkout, path: string, target: string): Taken[] | undefined {
  switch (target) {
    case eventsFolder:
      return takeEvents(checkout, path);
    case upgradesFolder:
      return takeUpgrades(checkout, path);
    case redirectsFile:
      return takeRedirects(checkout, path);
    case supportersFile:
    case carouselFile:
      return takePlainFile(checkout, path, target);
    default:
      return target.endsWith('.yml') ? takeFile(checkout, path, target) : takeFolder(checkout, path, target);
  }
}

function takeFolder(checkout: Checkout, folder: string, target: string): Taken[] | undefined {
  const files = checkout.files(folder, (file) => file.endsWith('.yml'));
  return files?.flatMap(({ path, name, bytes }): Taken[] => {
    if (yamlName.test(name)) return [{ file: `${target}/${name}`, path, bytes, mustBeWhole: false }];
    checkout.refuse(
      path,
      'its name must start with a letter or digit, contain only letters, digits, ".", "_" and "-", and be at most 104 characters long',
    );
    return [];
  });
}

function takeFile(checkout: Checkout, path: string, target: string): Taken[] | undefined {
  const found = checkout.file(path);
  return found && [{ file: target, path, bytes: found.bytes, mustBeWhole: false }];
}

/** Takes a list whose keys may be Ruby symbols. */
function takePlainFile(checkout: Checkout, path: string, target: string): Taken[] | undefined {
  const found = checkout.file(path);
  if (!found) return undefined;
  try {
    const list = withPlainKeys(parseYaml(path, found.bytes.toString()));
    return [{ file: target, path, bytes: Buffer.from(convertedYaml(path, list)), mustBeWhole: false }];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    checkout.refuse(path, describeAll(error.problems));
    return [];
  }
}

/** Converts events. Some of their files lack the extension (upstream quirk). */
function takeEvents(checkout: Checkout, folder: string): Taken[] | undefined {
  const files = checkout.files(folder, (name) => name.endsWith('.adoc') || /^\d{4}-[^.]*$/.test(name), {
    maxBytes: maxAsciidocBytes,
  });
  const events = files?.flatMap(({ path, bytes }): ConvertedEvent[] => {
    try {
      return [{ path, record: convertEvent(path, bytes.toString()) }];
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      checkout.skip(path, error.message);
      return [];
    }
  });
  if (!events) return undefined;
  const { named, repeated } = nameEvents(events);
  for (const { path, other } of repeated) checkout.skip(path, `it is a duplicate of ${other}`);
  return [...named].map(([file, { path, record }]) => converted(file, path, record));
}

function takeUpgrades(checkout: Checkout, folder: string): Taken[] | undefined {
  const files = checkout.files(folder, (name) => name.endsWith('.adoc'), { maxBytes: maxAsciidocBytes });
  return files?.flatMap(({ path, name, bytes }): Taken[] => {
    const [, ...numbers] = /^(\d{1,9})-(\d{1,9})-(\d{1,9})\.adoc$/.exec(name) ?? [];
    const text = toMarkdown(bytes.toString());
    if (numbers.length === 0) checkout.skip(path, 'its name is not a version such as 2-516-1.adoc');
    else if (!text.trim()) checkout.skip(path, 'it is empty');
    else {
      const version = numbers.join('.');
      return [converted(`${upgradesFolder}/${version}.yml`, path, { version, raw_content: text })];
    }
    return [];
  });
}

/** Lists the redirects, which are pages with nothing but front matter. */
function takeRedirects(checkout: Checkout, folder: string): Taken[] | undefined {
  const files = checkout.files(folder, (name) => /^[\w./-]+\.(adoc|md)$/.test(name), { recursive: true });
  const redirects = new Map<string, object>();
  for (const { path: file, bytes } of files ?? []) {
    const path = `${file.slice('content'.length).replace(/(\/index)?\.\w+$/, '')}/`;
    try {
      const { redirect_url: to } = readFrontMatter(file, bytes.toString()).fields;
      if (typeof to !== 'string') throw new ConversionError('it has no redirect_url');
      if (redirects.has(path)) throw new ConversionError(`another file redirects ${path}`);
      const { error } = redirectSchema.safeParse({ path, to });
      if (error)
        checkout.refuse(file, `expected ${error.issues.map(({ message }) => message).join('; ')}, found ${JSON.stringify(to)}`);
      else redirects.set(path, { path, to });
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      checkout.skip(file, error.message);
    }
  }
  if (redirects.size === 0) return files && [];
  return [converted(redirectsFile, folder, [...redirects.values()])];
}

function converted(file: string, path: string, record: object): Taken {
  return { file, path, bytes: Buffer.from(convertedYaml(path, record)), mustBeWhole: true };
}
