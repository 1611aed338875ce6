import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/links/button-link';
import { loadParticipateCards } from '@/lib/community/participate';
import { tryContent } from '@/lib/content/try-content';
import type { TextRoute } from '@/lib/i18n/text-page-messages';
import { routeAt } from '@/lib/routing/routes';
import './participate.css';

/** The pages that begin with a first step. */
export type StartRoute = Exclude<Extract<TextRoute, `participate${string}`>, 'participate'> | 'hacktoberfestEventKit';

interface StartHereProps {
  /** The page, whose `start` messages describe the step. */
  route: StartRoute;
  /** The destination of the step. */
  to: string;
}

/** The first step, above the text of a page, in the color that the page's card has on the overview. */
export function StartHere({ route, to }: StartHereProps) {
  const t = useTranslations('pages');
  const locale = useLocale();
  const card = tryContent(() => loadParticipateCards(locale))?.find(({ url }) => routeAt(url) === route);
  return (
    <section className={card ? `start-here card-${card.color}` : 'start-here'}>
      <div>
        <h2 id="start-here" className="start-here-title">
          {t('participate.start')}
        </h2>
        <p>{t(`${route}.start.text`)}</p>
      </div>
      <ButtonLink to={to}>{t(`${route}.start.action`)}</ButtonLink>
    </section>
  );
}
