import { excerpt, type Finding, findingAt } from './finding';
import type { Text } from './read-texts';

/** A mark that is wrong wherever it stands. */
interface Mark {
  /** Without the g flag's state: each text is searched from its start. */
  wrong: RegExp;
  remedy: string;
}

const everywhere: Mark[] = [
  { wrong: /[ \u00a0]{2,}/gu, remedy: 'one space is enough' },
  { wrong: /^\s|\s$/gu, remedy: 'take the space at the end away; the code puts spaces between texts' },
  { wrong: / [,.](?=\s|$)| \)|\( /gu, remedy: 'no space here' },
  { wrong: /\.\.\./gu, remedy: 'write …, which is one sign' },
  { wrong: /'/gu, remedy: 'write the apostrophe ’' },
  { wrong: /(?<=\S) - (?=\S)/gu, remedy: 'write a colon or a dash (–); this is a hyphen' },
];

/** A number of four digits or more that is written without a mark, unless it may be a year. */
const fromFour = /(?<![\d.,#\-–/:])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d.]*\d)/gu;
const fromFive = /(?<![\d.,#\-–/:])\d{5,}(?![\d.]*\d)/gu;
const unit = /\d (?=(?:USD|EUR|CAD|€|\$|%|[kMG]B|[km]?m|kg|px|h|min|s)(?![\p{L}\p{N}’]))/gu;

/** By the language of a locale (messages/glossary.yml, Punctuation). */
const marks: Record<string, Mark[] | undefined> = {
  en: [
    { wrong: /["«»]/gu, remedy: 'write quotation marks as “…”' },
    { wrong: /(?<=\S)[ \u00a0][:;?!](?=\s|$)/gu, remedy: 'no space before : ; ? !' },
    { wrong: fromFour, remedy: 'thousands have a comma: 1,800' },
  ],
  es: [
    { wrong: /["“”]/gu, remedy: 'write quotation marks as «…»' },
    { wrong: /(?<=\S)[ \u00a0][:;?!](?=\s|$)/gu, remedy: 'no space before : ; ? !' },
    { wrong: /[«¿¡]\s|\s»/gu, remedy: 'no space inside « », ¿ ? and ¡ !' },
    { wrong: /\d,\d{3}(?!\d)|\d \d{3}(?!\d)/gu, remedy: 'thousands have a no-break space, from five digits on: 1800, 300 000' },
    { wrong: fromFive, remedy: 'thousands have a no-break space from five digits on: 300 000' },
    { wrong: unit, remedy: 'write a no-break space between number and unit' },
  ],
  fr: [
    { wrong: /["“”]/gu, remedy: 'write quotation marks as « … », with no-break spaces inside' },
    { wrong: /«(?!\u00a0)|(?<!\u00a0)»/gu, remedy: 'write a no-break space inside « »' },
    { wrong: /(?<!\u00a0|^):(?=\s|$)/gu, remedy: 'write a no-break space before :' },
    { wrong: /(?<=\S)\s[;?!](?=\s|$)/gu, remedy: 'no space before ; ? ! in Canada' },
    { wrong: /\d,\d{3}(?!\d)|\d \d{3}(?!\d)/gu, remedy: 'thousands have a no-break space: 1 800' },
    { wrong: fromFour, remedy: 'thousands have a no-break space: 1 800' },
    { wrong: unit, remedy: 'write a no-break space between number and unit' },
  ],
};

/** Wrong spaces, quotation marks, apostrophes, dashes and numbers, by the rules of the locale; at most one finding for each rule. */
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

/** Spanish questions and exclamations without their first mark; what is quoted may be English. */
function unopened(text: Text, plain: string): Finding[] {
  const own = plain.replace(/«[^»]*»/gu, '');
  return [
    ['¿', '?'],
    ['¡', '!'],
  ].flatMap(([first = '', last = '']) =>
    own.split(first).length < own.split(last).length ? [findingAt(text, excerpt(plain, last), `begin it with ${first}`)] : [],
  );
}
