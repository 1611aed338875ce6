import { useLocale, useTranslations } from 'next-intl';
import type { ContributorSummit } from '@/lib/content/contributor-summit';

/** The heading of the next summit: the city, and whether it is certain. */
export function useSummitTitle({ next }: ContributorSummit): string {
  const t = useTranslations('pages.contributorSummit.next');
  return t('title', { confirmed: String(next.confirmed), city: next.city[useLocale()] });
}
