import { useLocale, useMessages, useTranslations } from 'next-intl';
import { InvalidRecords } from '@/components/errors/invalid-records';
import { DestinationLink } from '@/components/links/destination-link';
import { Icon } from '@/components/ui/icon';
import { loadThankYou } from '@/lib/community/thank-you';
import { loadOrReport } from '@/lib/content/try-content';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { resolveDestination } from '@/lib/routing/destinations';
import { MissingPortrait } from './missing-portrait';
import { ThankYouSlot } from './thank-you-slot';
import './thank-you.css';

/**
 * The rotating thank-you to contributors (docs/behavior.md, Thanks to contributors). Whether the records are
 * recent enough depends on today's date, so the browser decides; without JavaScript there is no block. A broken
 * content file counts as an empty one.
 */
export function ThankYou() {
  const t = useTranslations('thankYou');
  const messages = useMessages().thankYou;
  const chrome = useTranslations('chrome');
  const locale = useLocale();
  const loaded = loadOrReport(loadThankYou);
  const records = loaded.ok ? loaded.value : [];
  const fallback = resolveDestination('honoredContributors', locale);
  // The browser needs a valid fallback URL and couldn't report a missing one.
  if (fallback.kind === 'missing') return null;
  return (
    <>
      {loaded.ok && <InvalidRecords invalidRecords={loaded.invalidRecords} />}
      <ThankYouSlot
        data={{
          records: records.map(({ MONTH, GH_HANDLE, FULL_NAME, GH_HANDLE_URL, GH_HANDLE_AVATAR, NBR_PR, REPOSITORIES }) => ({
            MONTH,
            GH_HANDLE,
            FULL_NAME,
            GH_HANDLE_URL,
            GH_HANDLE_AVATAR,
            NBR_PR,
            REPOSITORIES,
          })),
          fallbackUrl: fallback.href,
          locale,
          labels: {
            ...messages,
            pullRequests: pluralForms(locale, (count) => t('pullRequests', { count })),
            more: pluralForms(locale, (count) => t('more', { count })),
            newTab: chrome('opensInNewTab'),
          },
        }}
        more={
          <DestinationLink to="participate" className="arrow-link">
            {t('participate')}
            <Icon name="arrow-right" />
          </DestinationLink>
        }
      >
        <div className="thank-you-person">
          <MissingPortrait />
          <p className="thank-you-name">{t('everyone')}</p>
        </div>
      </ThankYouSlot>
    </>
  );
}
