import { excerpt, type Finding, findingAt } from './finding';
import type { Text } from './read-texts';

/** A typographic mistake and its correction. */
interface Mark {
  /** Must have the g flag, which `matchAll` requires. */
  wrong: RegExp;
  remedy: string;
}

const everywhere: Mark[] = [
  { wrong: /[ \u00a0]{2,}/gu, remedy: 'use a single space' },
  { wrong: /^\s|\s$/gu, remedy: 'remove the leading or trailing space; the code adds spaces between texts' },
  { wrong: / [,.](?=\s|$)| \)|\( /gu, remedy: 'remove the space' },
  { wrong: /\.\.\./gu, remedy: 'write … (a single character)' },
  { wrong: /'/gu, remedy: 'write the typographic apostrophe ’' },
  { wrong: /(?<=\S) - (?=\S)/gu, remedy: 'write a colon or an en dash (–) instead of a hyphen' },
];

/** Numbers from four digits on without a thousands separator, unless they may be a year. */
const fromFour = /(?<![\d.,#\-–/:])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d.]*\d)/gu;
const fromFive = /(?<![\d.,#\-–/:])\d{5,}(?![\d.]*\d)/gu;
const unit = /\d (?=(?:USD|EUR|CAD|€|\$|%|[kMG]B|[km]?m|kg|px|h|min|s)(?![\p{L}\p{N}’]))/gu;

/** By the language of a locale (messages/glossary.yml, Punctuation). */
const marks: Record<string, Mark[] | undefined> = {
  en: [
    { wrong: /["«»]/gu, remedy: 'write quotation marks as “…”' },
    { wrong: /(?<=\S)[ \u00a0][:;?!](?=\s|$)/gu, remedy: 'remove the space before : ; ? !' },
    { wrong: fromFour, remedy: 'separate thousands with a comma: 1,800' },
  ],
  es: [
    { wrong: /["“”]/gu, remedy: 'write quotation marks as «…»' },
    { wrong: /(?<=\S)[ \u00a0][:;?!](?=\s|$)/gu, remedy: 'remove the space before : ; ? !' },
    { wrong: /[«¿¡]\s|\s»/gu, remedy: 'remove the space inside « », ¿ ? and ¡ !' },
    {
      wrong: /\d,\d{3}(?!\d)|\d \d{3}(?!\d)/gu,
      remedy: 'separate thousands with a no-break space, from five digits on: 1800, 300 000',
    },
    { wrong: fromFive, remedy: 'separate thousands with a no-break space, from five digits on: 300 000' },
    { wrong: unit, remedy: 'write a no-break space between the number and its unit' },
  ],
  fr: [
    { wrong: /["“”]/gu, remedy: 'write quotation marks as « … », with no-break spaces inside' },
    { wrong: /«(?!\u00a0)|(?<!\u00a0)»/gu, remedy: 'write a no-break space inside « »' },
    { wrong: /(?<!\u00a0|^):(?=\s|$)/gu, remedy: 'write a no-break space before :' },
    { wrong: /(?<=\S)\s[;?!](?=\s|$)/gu, remedy: 'remove the space before ; ? ! (Canadian French)' },
    { wrong: /\d,\d{3}(?!\d)|\d \d{3}(?!\d)/gu, remedy: 'separate thousands with a no-break space: 1 800' },
    { wrong: fromFour, remedy: 'separate thousands with a no-break space: 1 800' },
    { wrong: unit, remedy: 'write a no-break space between the number and its unit' },
  ],
};

/** Finds wrong spaces, quotation marks, apostrophes, dashes and numbers by the rules of the locale, at most one for each rule. */
export function checkTypography(text: Text): Finding[] {
  const language = new Intl.Locale(text.locale).language;
  return text.plain.flatMap(({ text: plain }) => [
    ...[...everywhere, ...(marks[language] ?? [])].flatMap(({ wrong, remedy }) => {
      const [match] = plain.matchAll(wrong);
      return match ? [findingAt(text, excerpt(plain, match[0], match.index), remedy)] : [];
    }),
    ...(language === 'es' ? unopened(text, plain) : []),
  ]);
}

/** Finds Spanish questions and exclamations without an opening mark, except in quotations, which may be English. */
function unopened(text: Text, plain: string): Finding[] {
  const own = plain.replace(/«[^»]*»/gu, '');
  return [
    ['¿', '?'],
    ['¡', '!'],
  ].flatMap(([first = '', last = '']) =>
    own.split(first).length < own.split(last).length ? [findingAt(text, excerpt(plain, last), `begin it with ${first}`)] : [],
  );
}
