import { defaultLocale } from '@/lib/i18n/locales';
import { excerpt, type Finding, findingAt } from './finding';
import type { Text } from './read-texts';

/** Words that may correctly appear twice in a row, such as in French "nous nous". */
const mayRepeat = ['nous', 'vous', 'that', 'had'];

/** Finds the same word twice in a row. */
export function checkDoubledWords(text: Text): Finding[] {
  return text.plain.flatMap(({ text: plain }) =>
    [...plain.matchAll(/(?<![\p{L}\p{N}’-])(\p{L}+)\s+\1(?![\p{L}\p{N}’-])/giu)]
      .filter(([, word = '']) => !mayRepeat.includes(word.toLowerCase()))
      .map(({ 0: words, 1: word, index }) => findingAt(text, excerpt(plain, words, index), `"${word}" is repeated: remove one`)),
  );
}

/** Link texts that don't say where they lead, by language, without a leading article or "this". */
const emptyLinks: Record<string, RegExp | undefined> = {
  en: /^(?:here|click here|document|page|link|site|article|guide|events|more|read more|learn more|details)$/u,
  es: /^(?:aquí|pulsa aquí|haz clic aquí|documento|página|enlace|sitio|artículo|guía|eventos|más|leer más|más información|detalles)$/u,
  fr: /^(?:ici|cliquez ici|document|page|lien|site|article|guide|événements|plus|lire la suite|en savoir plus|détails)$/u,
};

const pointer =
  /^(?:this|that|these|those|the|a|an|este|esta|estos|estas|el|la|los|las|un|una|ce|cet|cette|ces|le|les|l’|une)\s*/u;

/** Finds link texts that don't say where they lead. */
export function checkLinkTexts(text: Text): Finding[] {
  const empty = emptyLinks[new Intl.Locale(text.locale).language];
  return text.plain.flatMap(({ links }) =>
    links
      .filter((link) => {
        const words = link
          .toLowerCase()
          .replace(/[.!?…:]+$/u, '')
          .trim();
        return empty?.test(words) || empty?.test(words.replace(pointer, ''));
      })
      .map((link) => findingAt(text, link, 'say where the link leads, such as "the upgrade guide"')),
  );
}

/** The longest sentence that is easy to read, in words. */
const maxWords = 30;

/** Finds sentences that are too long. */
export function checkSentences(text: Text): Finding[] {
  return text.plain.flatMap(({ text: plain }) =>
    sentencesOf(plain).flatMap((sentence) => {
      const words = wordsIn(sentence);
      return words > maxWords
        ? [findingAt(text, excerpt(sentence, '', 0), `${words} words, more than ${maxWords}: split the sentence`)]
        : [];
    }),
  );
}

/** Sentences with fewer words are short. */
const shortWords = 8;

/** The number of short sentences in a row that reads like a list of orders. */
const maxShort = 5;

/** Finds rows of short sentences. Labels end a row, and so does another section, because they are not read with it. */
export function checkShortSentences(texts: readonly Text[]): Finding[] {
  let [count, section] = [0, ''];
  return texts.flatMap((text) => {
    const own = `${text.file} ${text.key.replace(/\.[^.]+$/, '')}`;
    const sentences = sentencesOf(text.plain[0]?.text ?? '');
    if (own !== section || !sentences.every((sentence) => /[.!?…]$/u.test(sentence))) count = 0;
    section = own;
    return sentences.flatMap((sentence) => {
      count = wordsIn(sentence) < shortWords ? count + 1 : 0;
      const remedy = `${maxShort} sentences in a row have fewer than ${shortWords} words: join some of them`;
      return count === maxShort ? [findingAt(text, excerpt(sentence, '', 0), remedy)] : [];
    });
  });
}

function sentencesOf(plain: string): string[] {
  return plain.trim().split(/(?<=[.!?…]["”»)]?)\s+(?=[\p{Lu}¿¡«“"])/u);
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;
}

/** Finds messages with the same English text. Short labels are exempt, because their translations may depend on context. */
export function checkSameEnglish(texts: readonly Text[]): Finding[] {
  const first = new Map<string, Text>();
  return texts
    .filter(({ locale, source }) => locale === defaultLocale && source.trim().split(/\s+/).length > 4)
    .flatMap((text) => {
      const other = first.get(text.source);
      if (!other) first.set(text.source, text);
      return other ? [findingAt(text, excerpt(text.source, '', 0), `same text as ${other.key}: use one key for both`)] : [];
    });
}

/** Whether a message is a heading or a title, by its key. */
const isHeading = (key: string) => /(?:^|\.)(?:\w+T|t)itle$|(?:^|\.)(?:\w+H|h)eading$/.test(key);

/**
 * Finds capitalized words in English headings that are not names.
 * @param names words and phrases that are capitalized
 */
export function checkHeading(text: Text, names: readonly string[]): Finding[] {
  if (text.locale !== defaultLocale || !isHeading(text.key)) return [];
  const [phrases, words] = [names.filter((name) => name.includes(' ')), new Set(names)];
  return text.plain.flatMap(({ text: plain }) => {
    const rest = phrases.reduce((left, name) => left.replaceAll(name, '\uFFFC'), plain);
    const capitals = [...rest.matchAll(/(?<=[\p{L}\p{N},’)\uFFFC-]\s)\p{Lu}\p{Ll}+(?![\p{L}’])/gu)].map(([word]) => word);
    const wrong = capitals.filter((word) => !words.has(word));
    if (wrong.length === 0) return [];
    const remedy = `use sentence case (${wrong.map((word) => word.toLowerCase()).join(', ')}), or add a name to names in messages/glossary.yml`;
    return [findingAt(text, excerpt(plain, wrong[0] ?? ''), remedy)];
  });
}
