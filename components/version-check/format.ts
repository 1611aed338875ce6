import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import type { ReleaseLine } from '@/lib/download/downloads';
import type { CheckLabels } from './check-labels';

/** The attributes of a link to the page of a release. */
export function releaseLink({ addresses, recordsLang }: CheckLabels, line: ReleaseLine, version: string, anchor = '') {
  const { own, english, translated } = addresses.release[line];
  const isTranslated = translated.includes(version);
  return {
    href: fillPlaceholders(isTranslated ? own : english, { version }) + anchor,
    hrefLang: isTranslated ? undefined : recordsLang,
  };
}

/** Formats alternatives, such as "17, 21, or 25". */
export function choice(numbers: readonly number[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(numbers.map(String));
}
