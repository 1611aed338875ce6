import { useLocale, useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { Note } from '@/components/ui/note';
import { defaultLocale } from '@/lib/i18n/locales';
import type messages from '@/messages/en.json';

interface EnglishNoticeProps {
  /** What is in English: a key of `parts.inEnglish` in the messages. */
  of: keyof typeof messages.parts.inEnglish;
}

/** Explains on a translated page what is still in English and how to help; once per page (docs/behavior.md, Languages). */
export function EnglishNotice({ of }: EnglishNoticeProps) {
  const t = useTranslations('parts.inEnglish');
  if (useLocale() === defaultLocale) return null;
  return <Note>{t.rich(of, richTags())}</Note>;
}
