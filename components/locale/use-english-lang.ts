import { useLocale } from 'next-intl';
import { defaultLocale } from '@/lib/i18n/locales';

/** The `lang` attribute of English texts: undefined on English pages. */
export function useEnglishLang(): string | undefined {
  return useLocale() === defaultLocale ? undefined : defaultLocale;
}
