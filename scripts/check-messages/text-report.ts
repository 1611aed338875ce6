import { type Locale, locales } from '@/lib/i18n/locales';
import { readExceptions, withoutExceptions } from './exceptions';
import { describeFinding, type Finding } from './finding';
import { checkTerms, readGlossary, readNames } from './glossary';
import { readTexts, type Text } from './read-texts';
import { checkDoubledWords, checkHeading, checkLinkTexts, checkSameEnglish, checkSentences, checkShortSentences } from './style';
import { checkTypography } from './typography';

/** Problems with the texts of the site, one line each. */
export interface TextReport {
  problems: string[];
  warnings: string[];
}

/** Rules whose findings are only warnings, because they are matters of taste, and the locales where this applies. */
const warnings: Readonly<Record<string, readonly Locale[]>> = {
  sentences: locales,
  'short sentences': locales,
  'repeated texts': locales,
};

/**
 * Checks the wording of every message and translated text.
 * @param all whether to list every warning instead of their number
 * @throws MessagesError if a message file is not JSON
 * @throws ContentError if another file can't be read
 */
export function checkTexts(all = false): TextReport {
  const glossary = readGlossary();
  const texts = readTexts();
  const names = [...glossary.names, ...readNames()];
  const each = (check: (text: Text) => Finding[]) => texts.flatMap((text) => distinct(check(text)));
  const { findings, unused } = withoutExceptions(
    new Map([
      ['typography', each(checkTypography)],
      ['terms', each((text) => checkTerms(text, glossary))],
      ['doubled words', each(checkDoubledWords)],
      ['links', each(checkLinkTexts)],
      ['headings', each((text) => checkHeading(text, names))],
      ['sentences', each(checkSentences)],
      ['short sentences', checkShortSentences(texts)],
      ['repeated texts', checkSameEnglish(texts)],
    ]),
    readExceptions(),
  );
  const reports = [...findings].map(([rule, own]) => {
    const lines = (some: readonly Finding[]) => some.map((finding) => `${describeFinding(finding)} (${rule})`);
    const isWarning = ({ locale }: Finding) => warnings[rule]?.includes(locale) === true;
    const warned = own.filter(isWarning);
    const count = `texts to review (${rule}): ${countByLocale(warned)}. To list them: npm run check:messages -- --all`;
    return {
      problems: lines(own.filter((finding) => !isWarning(finding))),
      warnings: all || warned.length === 0 ? lines(warned) : [count],
    };
  });
  return {
    problems: [...reports.flatMap(({ problems }) => problems), ...unused],
    warnings: reports.flatMap((report) => report.warnings),
  };
}

/** Removes duplicates, because several plural forms of a message may violate a rule in the same way. */
function distinct(findings: Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [describeFinding(finding), finding])).values()];
}

function countByLocale(findings: readonly Finding[]): string {
  const count = (locale: Locale) => findings.filter((finding) => finding.locale === locale).length;
  return locales.map((locale) => `${count(locale)} in ${locale}`).join(', ');
}
