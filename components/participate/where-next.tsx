import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { richTags } from '@/components/links/rich-text';
import { Icon } from '@/components/ui/icon';
import { LocalizedText } from '@/components/ui/localized-text';
import { Section } from '@/components/ui/section';
import { loadParticipateCards } from '@/lib/community/participate';
import { tryContent } from '@/lib/content/try-content';
import { type RouteId, routeAt } from '@/lib/routing/routes';
import './participate.css';

/**
 * A band with links to the other ways to take part, for the end of a page about one of them.
 * @param route the current page, which is omitted
 */
export function WhereNext({ route }: { route: RouteId }) {
  const t = useTranslations('pages.participate.whereNext');
  const locale = useLocale();
  // If the cards can't be read, the link to the overview remains, and that page shows the error.
  const cards = tryContent(() => loadParticipateCards(locale)) ?? [];
  const others = cards.filter(({ url }) => routeAt(url) !== route);
  return (
    <div className="page-linen">
      <div className="page-section text-page">
        <Section id="where-next" title={t('title')}>
          {others.length > 0 && (
            <ul className="where-next">
              {others.map(({ label, color, url, icon }) => (
                <li key={label.text}>
                  <AddressLink address={url} className={`where-next-link card-${color}`}>
                    {icon && <Icon name={icon} />}
                    <LocalizedText {...label} />
                  </AddressLink>
                </li>
              ))}
            </ul>
          )}
          <p>{t.rich('all', richTags())}</p>
        </Section>
      </div>
    </div>
  );
}
