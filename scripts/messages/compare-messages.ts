import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLocale } from '@/lib/i18n/locales';
import { everydayForms } from '@/lib/i18n/plural-forms';
import { describeUnknownTag } from '@/lib/i18n/unknown-tag';

/** The messages of a locale, in nested groups. */
export interface Messages {
  [key: string]: string | Messages;
}

/** All messages by their path, such as `pages.chat.title`. */
export function flattenMessages(messages: Messages, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flattenMessages(value, `${prefix}${key}.`)],
    ),
  );
}

/** The parts of a message that a translation must preserve. */
interface MessageShape {
  placeholders: string[];
  tags: string[];
  /** The plural categories of each argument, such as `one` and `other` for `count`. */
  plurals: Map<string, string[]>;
}

/**
 * Parses an ICU message.
 * @throws Error if it is malformed
 */
export function messageShape(text: string): MessageShape {
  const shape = { placeholders: new Set<string>(), tags: [] as string[], plurals: new Map<string, string[]>() };
  const visit = (parts: readonly MessageFormatElement[]) => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      if (part.type === TYPE.tag) {
        shape.tags.push(part.value);
        visit(part.children);
        continue;
      }
      shape.placeholders.add(part.value);
      if (part.type !== TYPE.plural && part.type !== TYPE.select) continue;
      if (part.type === TYPE.plural) shape.plurals.set(part.value, Object.keys(part.options));
      for (const option of Object.values(part.options)) visit(option.value);
    }
  };
  visit(parse(text));
  return { placeholders: [...shape.placeholders].sort(), tags: [...new Set(shape.tags)].sort(), plurals: shape.plurals };
}

/** What the page of a message doesn't have; undefined if it has everything. */
interface MessageReasons {
  block: (key: string, tag: string) => string | undefined;
  values: (key: string, placeholders: readonly string[]) => string | undefined;
}

/**
 * Compares a translation with the English source.
 * @param knownTags the valid tag names: destinations and formatting tags
 * @param reasons why a message can't name a component, which is a tag that begins with a capital letter, or have its placeholders
 * @returns one line per difference, naming file and key
 */
export function compareMessages(
  locale: string,
  source: Messages,
  translation: Messages,
  knownTags: readonly string[],
  lineOf: (key: string) => number | undefined = () => undefined,
  reasons: MessageReasons = { block: () => undefined, values: () => undefined },
): string[] {
  const english = flattenMessages(source);
  const translated = flattenMessages(translation);
  const file = `messages/${locale}.json`;
  const problems: string[] = [];
  const unknownReason = (key: string, tag: string) => {
    if (/^[A-Z]/.test(tag)) return reasons.block(key, tag);
    return knownTags.includes(tag) ? undefined : describeUnknownTag(tag);
  };
  const place = (key: string) => {
    const line = lineOf(key);
    return line === undefined ? `${file}: ${key}` : `${file}: line ${line}: ${key}`;
  };

  for (const key of translated.keys())
    if (!english.has(key)) problems.push(`${place(key)} does not exist in messages/en.json: remove it`);

  for (const [key, text] of translated) {
    const original = english.get(key);
    if (original === undefined) continue;
    const shape = shapeOrReason(text);
    const wanted = shapeOrReason(original);
    if (typeof shape === 'string') problems.push(`${place(key)} is not a valid message: ${shape}`);
    // Malformed English messages are reported for the English file.
    if (typeof shape === 'object' && typeof wanted === 'object') {
      for (const [what, found, expected] of [
        ['placeholders', shape.placeholders, wanted.placeholders],
        ['tags', shape.tags, wanted.tags],
      ] as const) {
        // A wrong English tag is reported for the English file.
        if (found.join() !== expected.join() && !(what === 'tags' && expected.some((tag) => unknownReason(key, tag))))
          problems.push(
            `${place(key)} has ${listed(what, found)}, expected ${listed(what, expected)}: correct it, or delete it to show the English text`,
          );
      }
      for (const tag of shape.tags) {
        const reason = unknownReason(key, tag);
        // A tag of the English message is reported for the English file.
        if (reason && (locale === defaultLocale || !wanted.tags.includes(tag))) problems.push(`${place(key)}: ${reason}`);
      }
      const reason = locale === defaultLocale ? reasons.values(key, shape.placeholders) : undefined;
      if (reason) problems.push(`${place(key)}: ${reason}`);
      problems.push(...pluralProblems(locale, shape, wanted).map((problem) => `${place(key)}: ${problem}`));
    }
  }
  return problems;
}

/** The shape of a message, or why it is malformed. */
function shapeOrReason(text: string): MessageShape | string {
  try {
    return messageShape(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The parser's error names look like EXPECT_ARGUMENT_CLOSING_BRACE.
    return error.message.toLowerCase().replaceAll('_', ' ');
  }
}

/** Plurals need exactly the categories of their own language; forms for exact numbers, such as `=0`, must match the source. */
function pluralProblems(locale: string, shape: MessageShape, wanted: MessageShape): string[] {
  const known: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...wanted.plurals].flatMap(([name, source]) => {
    const found = shape.plurals.get(name) ?? [];
    const isExact = (form: string) => form.startsWith('=');
    // A source without a plural may be translated without one.
    const needed = source.some((form) => form !== 'other' && !isExact(form)) ? everydayForms(locale) : ['other'];
    const missing = [...source.filter(isExact), ...new Set([...needed, 'other'])].filter((form) => !found.includes(form));
    const unknown = found.filter((form) => !isExact(form) && !known.includes(form));
    return [
      ...(missing.length > 0 ? [`the plural of ${name} lacks the forms ${missing.join(', ')}`] : []),
      ...(unknown.length > 0 ? [`the plural of ${name} has forms that ${locale} does not use: ${unknown.join(', ')}`] : []),
    ];
  });
}

function listed(what: string, names: readonly string[]): string {
  return names.length > 0 ? `the ${what} ${names.join(', ')}` : `no ${what}`;
}
