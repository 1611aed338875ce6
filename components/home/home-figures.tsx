import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { tryContent } from '@/lib/content/try-content';
import { loadAwards } from '@/lib/records/awards';
import { loadFigures } from '@/lib/site/figures';
import './home.css';

/**
 * What Jenkins has reached: figures with their year, linked to their source (docs/how-to/edit-a-record.md, Figures). A figure
 * that can't be read is left out; the page it comes from reports it.
 */
export function HomeFigures() {
  const t = useTranslations('pages.home.figures');
  const format = useFormatter();
  const figures = tryContent(loadFigures);
  const years = tryContent(loadAwards)?.map(({ year }) => year) ?? [];
  if (!figures && years.length === 0) return null;
  return (
    <section className="home-figures">
      <ul aria-label={t('title')} className="page-box home-figures-list">
        {figures && (
          <>
            <Figure value={figures.installationsNow.value}>
              <AddressLink address={figures.installationsNow.source}>
                {t('installations', {
                  month: format.dateTime(figures.installationsNow.since, { year: 'numeric', month: 'long' }),
                })}
              </AddressLink>
            </Figure>
            <Figure value={figures.pluginsNow.value}>
              <AddressLink address={figures.pluginsNow.source}>{t('plugins', { year: figures.pluginsNow.year })}</AddressLink>
            </Figure>
          </>
        )}
        {years.length > 0 && (
          <Figure value={years.length}>
            <DestinationLink to="awards">
              {t('awards', { from: String(Math.min(...years)), to: String(Math.max(...years)) })}
            </DestinationLink>
          </Figure>
        )}
      </ul>
    </section>
  );
}

function Figure({ value, children }: { value: number; children: ReactNode }) {
  return (
    <li>
      <span className="figure-lg">{useFormatter().number(value)}</span> <span className="block">{children}</span>
    </li>
  );
}
