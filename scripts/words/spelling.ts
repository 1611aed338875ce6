import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, type ITrie } from 'cspell-trie-lib';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { excerpt, type Finding, findingAt } from './finding';
import type { Text } from './read-texts';
import { type WordList, wordListFile } from './word-list';

/** How the words of a language are looked up. */
interface Language {
  /** The dictionary's file, in a package. */
  dictionary: string;
  /** The apostrophe in the dictionary. */
  apostrophe: string;
  /** What may stand before or after a word that is in the dictionary by itself. */
  affixes: RegExp;
}

/** By the language of a locale; a language without a dictionary is not checked. */
const languages: Record<string, Language | undefined> = {
  en: { dictionary: '@cspell/dict-en_us/en_US.trie.gz', apostrophe: "'", affixes: /(?:'s|(?<=s)')$/u },
  es: { dictionary: '@cspell/dict-es-es/Spanish.trie.gz', apostrophe: "'", affixes: /(?!)/u },
  fr: {
    dictionary: '@cspell/dict-fr-fr/fr-fr.trie.gz',
    apostrophe: '’',
    affixes: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)’|-(?:je|tu|ils?|elles?|on|nous|vous|ce|y|en|moi|toi|l[aeu][si]?)$/iu,
  },
};

/** A word with the apostrophes and hyphens in it, but without those around it. */
const wordPattern = /[\p{L}\p{M}]+(?:['’\-‑][\p{L}\p{M}]+)*/gu;

/** What is no prose between two spaces: an address, the name of a file, a channel or a person, a version. */
const notProse = /[@_\d]|:\/\/|^[("«“]*[#~/$]|[^.]\.[\p{L}\p{N}]/u;

/** The words of a text, without what is no prose. */
function wordsOf(text: string): string[] {
  const prose = text.split(/\s+/).filter((part) => !notProse.test(part));
  return prose.join(' ').match(wordPattern) ?? [];
}

/** The longest word that is looked up; the longest one of French has 25 letters, a compound one has several. */
const maxWordLength = 60;

/** The dictionary of a language with the project's words. */
class Speller {
  /** The project's words that were needed. */
  readonly used = new Set<string>();

  private readonly words: ReadonlySet<string>;
  private readonly phrases: readonly string[];

  private constructor(
    private readonly language: Language,
    own: readonly string[],
  ) {
    this.words = new Set(own.filter(isWord));
    // A phrase may be part of another one.
    this.phrases = own.filter((entry) => !isWord(entry)).toSorted((a, b) => b.length - a.length);
  }

  /** @returns undefined for a language without a dictionary */
  static of(locale: Locale, list: WordList): Speller | undefined {
    const language = languages[new Intl.Locale(locale).language];
    return language && new Speller(language, [...list.names, ...list[locale]]);
  }

  /** The words of a text that are wrong, each once. */
  wrongIn(text: string): string[] {
    let rest = text;
    for (const phrase of this.phrases) {
      if (!rest.includes(phrase)) continue;
      this.used.add(phrase);
      rest = rest.replaceAll(phrase, ' ');
    }
    return [...new Set(wordsOf(rest))].filter((word) => !this.knows(word));
  }

  /** Whether a word is right. A capital letter may begin a word that has none, never the reverse. */
  knows(word: string): boolean {
    if (word.length > maxWordLength) return false;
    const { apostrophe, affixes } = this.language;
    const normal = word.normalize('NFC').replace(/['’]/g, apostrophe).replaceAll('‑', '-');
    if (this.has(normal)) return true;
    const bare = normal.replace(affixes, '');
    if (bare !== normal && this.knows(bare)) return true;
    const parts = bare.split('-');
    return parts.length > 1 && parts.every((part) => this.knows(part));
  }

  /** Words that resemble a wrong one, the likeliest first. */
  suggest(word: string): string[] {
    if (word.length > maxWordLength) return [];
    const similar = this.dictionary.suggest(word.toLowerCase(), { numSuggestions: 3 });
    // More come when several are equally near, and a name besides the word.
    return similar.filter((one) => one === one.toLowerCase() || !similar.includes(one.toLowerCase())).slice(0, 3);
  }

  private has(word: string): boolean {
    const forms = isCapitalized(word) ? [word, word.toLowerCase()] : [word];
    if (forms.some((form) => this.dictionary.hasWord(form, true))) return true;
    const own = forms.find((form) => this.words.has(form));
    if (own !== undefined) this.used.add(own);
    return own !== undefined;
  }

  private get dictionary(): ITrie {
    const { dictionary } = this.language;
    const trie = dictionaries.get(dictionary) ?? decodeTrie(gunzipSync(readFileSync(join('node_modules', dictionary))));
    dictionaries.set(dictionary, trie);
    return trie;
  }
}

function isWord(entry: string): boolean {
  return wordsOf(entry)[0] === entry;
}

/** The dictionaries that were read. */
const dictionaries = new Map<string, ITrie>();

/** Whether a word begins with an upper-case letter and has no other, or has no lower-case one. */
function isCapitalized(word: string): boolean {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(word) || !/\p{Ll}/u.test(word);
}

/** The dictionary of a locale with the project's words; undefined for a language without one. */
export function speller(locale: Locale, list: WordList): Pick<Speller, 'knows'> | undefined {
  return Speller.of(locale, list);
}

/** How many wrong words get suggestions; each takes some tens of milliseconds. */
const maxSuggestions = 20;

/**
 * Wrong words, and words of the project's list that nothing needs.
 * @throws Error when a dictionary is not installed
 */
export function checkSpelling(texts: readonly Text[], list: WordList): { wrong: Finding[]; unused: string[] } {
  const spellers = new Map<Locale, Speller | undefined>();
  const spellerOf = (locale: Locale) => {
    if (!spellers.has(locale)) spellers.set(locale, Speller.of(locale, list));
    return spellers.get(locale);
  };
  const wrong = texts.flatMap((text) => {
    const speller = spellerOf(text.locale);
    const words = new Set(text.plain.flatMap((one) => speller?.wrongIn(one.text) ?? []));
    return [...words].filter((word) => !isEnglishName(word, text, spellerOf(defaultLocale))).map((word) => ({ text, word }));
  });

  const used = new Set([...spellers.values()].flatMap((speller) => [...(speller?.used ?? [])]));
  return {
    wrong: wrong.map(({ text, word }, index) => {
      const similar = index < maxSuggestions ? (spellerOf(text.locale)?.suggest(word) ?? []) : [];
      const meant = similar.length > 0 ? `write ${similar.map((one) => `"${one}"`).join(' or ')}, or ` : '';
      const shown = text.plain.find((one) => one.text.includes(word))?.text ?? '';
      return findingAt(text, excerpt(shown, word), `"${word}" is in no dictionary: ${meant}add it to ${wordListFile}`);
    }),
    unused: Object.entries(list).flatMap(([group, words]) =>
      words.filter((word) => !used.has(word)).map((word) => `${wordListFile}: ${group}: no text needs "${word}": remove it`),
    ),
  };
}

/** Whether a word of a translation may be an English name: it has a capital letter. A lower-case one is in the list if it is meant. */
function isEnglishName(word: string, { locale }: Text, english: Speller | undefined): boolean {
  return locale !== defaultLocale && /^\p{Lu}/u.test(word) && english?.knows(word) === true;
}
