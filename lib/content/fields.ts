import { z } from 'zod';
import { type AddressKind, addressStart, type ParsedAddress, parseAddress, parsePictureAddress } from './address';
import { maxCount, maxMarkdownDepth, maxMarkdownMarks, maxTags, maxTextLength, maxTitleLength, maxVersionDigits } from './limits';

/**
 * Text without carriage returns and the characters that XML forbids, such as lone surrogates: they would break feeds, drawings
 * and calendars.
 */
const anyText = z
  .string()
  .max(maxTextLength, `text of at most ${maxTextLength} characters`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to reject
  .regex(/^[^\0-\x08\v-\x1F\x7F\p{Cs}\uFFFE\uFFFF]*$/u, 'text without control characters');

/** Text that is not empty. */
export const text = anyText.min(1);

/** A title or a name. */
export const shortText = text.max(maxTitleLength, `text of at most ${maxTitleLength} characters`);

/** Text that may contain inline HTML (./inline-html.ts). */
export const inlineHtml = text.refine((html) => html.split('<').length <= maxTags + 1, `text with at most ${maxTags} tags`);

/** Nested block quotes and lists at the beginning of a line. */
const deepBlocks = new RegExp(`^[ \\t]*(?:(?:>|[-+*]|\\d{1,9}[.)])[ \\t]*){${maxMarkdownDepth + 1}}`, 'm');

/** Markdown text. Its nesting is limited because Markdown parsers are recursive and could overflow the stack. */
export const markdown = text.refine(
  (value) => !deepBlocks.test(value) && (value.match(/[*_~]+/g)?.length ?? 0) <= maxMarkdownMarks,
  `expected text with at most ${maxMarkdownDepth} levels of quotes and lists, and ${maxMarkdownMarks} emphasis markers`,
);

/** An optional field: upstream records omit fields or leave them empty. */
export const optionalText = anyText.nullish().transform((value) => value?.trim() || undefined);

/** A field of another form that may be missing or empty, like `optionalText`. */
function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)),
    schema.optional(),
  );
}

/**
 * A text that a parser of ./address.ts accepts, as the normalized address.
 * @param written the text, with the pattern that editors check
 */
function addressParsedBy(parse: (text: string) => ParsedAddress, written = z.string()) {
  return written.transform((value, context) => {
    const { address, expected } = parse(value);
    if (address !== undefined) return address;
    context.issues.push({ code: 'invalid_format', format: 'address', message: expected, input: value });
    return z.NEVER;
  });
}

/**
 * A text that a function parses.
 * @param read returns undefined if the text is invalid
 * @param expected what the text should be, for the error message
 */
export function textParsedBy<Result>(read: (value: string) => Result | undefined, expected: string) {
  return z
    .string()
    .trim()
    .transform((value, context) => {
      const result = read(value);
      if (result !== undefined) return result;
      context.issues.push({ code: 'invalid_format', format: 'text', message: expected, input: value });
      return z.NEVER;
    });
}

function addressOf(kinds?: readonly AddressKind[]) {
  const { pattern, expected } = addressStart(kinds);
  return addressParsedBy((value) => parseAddress(value, kinds), z.string().regex(pattern, expected));
}

/** A link target: http(s), mailto, a path of this site, or an anchor. Other schemes could run code. */
export const link = addressOf();

export const optionalLink = orEmpty(link);

/** A page: http(s), or a path of this site. */
export const pageLink = addressOf(['web', 'path']);

/** A web address, for resources that are fetched or embedded, and base URLs. */
export const webAddress = addressOf(['web']);

/** A web address with a placeholder such as `{name}` in its path or query. Braces aren't valid in addresses. */
export function webAddressWith(placeholder: string) {
  const mark = `{${placeholder}}`;
  // In capitals, which the URL parser lowercases in a host: placeholders there are not recognized.
  const sample = 'PLACEHOLDER';
  return addressParsedBy((value) => {
    const parsed = parseAddress(value.replaceAll(mark, sample), ['web']);
    if (parsed.address === undefined) return parsed;
    if (!value.includes(mark) || !parsed.address.includes(sample)) return { expected: `an address that contains ${mark}` };
    return { address: parsed.address.replaceAll(sample, mark) };
  });
}

function originWith(schemes: RegExp) {
  return addressParsedBy((value) => {
    const { address } = parseAddress(value, ['web']);
    if (address !== undefined && schemes.test(address) && new URL(address).origin === address) return { address };
    return { expected: 'an origin such as https://www.example.org, without a slash at the end' };
  });
}

/** A scheme and a host, as the base of URLs and as a source in the Content-Security-Policy. */
export const origin = originWith(/^https?:/);

/** An origin with https. */
export const secureOrigin = originWith(/^https:/);

/**
 * A pattern for versions.
 * @param least the minimum count of numbers
 * @param most the maximum count of numbers
 */
export function versionForm(least: number, most = least): RegExp {
  const number = `\\d{1,${maxVersionDigits}}`;
  return new RegExp(`^${number}(\\.${number}){${least - 1},${most - 1}}$`);
}

/** A date without a time. */
export const day = z.iso.date({
  error: ({ input }) => (/^\d{4}-\d{2}-\d{2}$/.test(String(input)) ? 'a day that exists' : 'a date such as 2025-08-05'),
});

export const optionalDay = orEmpty(day);

/** A year, as a number or in quotation marks. */
export const year = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  z
    .string()
    .regex(/^\d{4}$/, 'a year such as 2024')
    .meta({ type: ['string', 'integer'], minimum: 1000, maximum: 9999 })
    .transform(Number),
);

export const optionalYear = z.preprocess((value) => (value === '' ? undefined : (value ?? undefined)), year.optional());

/** A number in a sentence; it may be a fraction, such as of hours. */
export const amount = z.number().positive().max(maxCount, `a number of at most ${maxCount}`);

/** A whole number in a sentence. */
export const count = amount.int();

/** A path prefix, in characters without special meaning in redirect rules and server configurations. */
export const folderPath = z
  .string()
  .regex(/^\/([\w~-][\w.~-]*\/)+$/, 'a path of letters, digits and . _ ~ - that starts and ends with a slash');

/** A picture's file name. Some records include folders; only the last segment counts. */
const fileName = z
  .string()
  .regex(/(^|\/)[^/\\]*[^/\\.][^/\\]*$/, 'the name of a file such as cover.png')
  .pipe(addressParsedBy(parsePictureAddress))
  .transform(lastSegment);

export const optionalFileName = orEmpty(fileName);

/** An address or a path, with or without a leading slash, whose last segment is a file name. */
const pictureAddress = /^(https?:\/\/[^/\s]+\/|\/?(?!\/)(?![^/]*:))([^\\?#]*\/)?[^/\\?#]*[^/\\?#.][^/\\?#]*([?#].*)?$/;

/** A picture's address in a record. */
export const picturePath = z
  .string()
  .regex(pictureAddress, 'a path such as logos/actor/actor.png, or an address')
  .pipe(addressParsedBy(parsePictureAddress));

export const optionalPicturePath = orEmpty(picturePath);

/** The last segment of a path or address, without query and anchor. */
export function lastSegment(path: string): string {
  return (
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}
