import { loadTranslation } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';
import { eventsFolder, type MajorEvent } from './events';

/** An event's words in a locale. Its title is a name and isn't translated. What has no translation is in the event's language. */
export function eventTexts({ file, lang: ownLang, title, location, description }: MajorEvent, locale: Locale) {
  const translated = loadTranslation(eventsFolder, locale).get(file);
  const lang = ownLang === locale ? undefined : ownLang;
  const text = (translation: string | undefined, own: string) => (translation ? { text: translation } : { text: own, lang });
  return {
    title: { text: title, lang },
    location: text(translated?.location, location),
    description: description === undefined ? undefined : text(translated?.raw_content, description),
  };
}
