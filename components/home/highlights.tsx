import { useLocale, useTranslations } from 'next-intl';
import { WithContent } from '@/components/errors/with-content';
import { RecordLink } from '@/components/links/record-link';
import { LocalizedText } from '@/components/ui/localized-text';
import { highlights } from '@/lib/community/carousel';
import './home.css';

/** Current highlights of the Jenkins project, if there are any (docs/behavior.md, Start page). */
export function Highlights() {
  const t = useTranslations('pages.home');
  const locale = useLocale();
  return (
    <WithContent load={() => highlights(locale)}>
      {(entries) =>
        entries.length > 0 && (
          <section className="page-section">
            <h2 id="highlights" className="heading">
              {t('highlights')}
            </h2>
            <ul className="grid grid-cols-cards gap-x-6 gap-y-4">
              {entries.map(({ href, title, intro }) => (
                <li key={title.text} className="hairline-t pt-2 wrap-anywhere">
                  <p className="font-semibold *:text-link">
                    <RecordLink address={href}>
                      <LocalizedText {...title} />
                    </RecordLink>
                  </p>
                  {intro && (
                    <p className="text-sm text-muted">
                      <LocalizedText {...intro} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </WithContent>
  );
}
