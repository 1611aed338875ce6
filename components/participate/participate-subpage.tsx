import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/links/button-link';
import { TextPage } from '@/components/text-page/text-page';
import { loadParticipateCards } from '@/lib/community/participate';
import { tryContent } from '@/lib/content/try-content';
import type { TextRoute } from '@/lib/i18n/text-page-messages';
import { routeAt } from '@/lib/routing/routes';
import { WhereNext } from './where-next';

interface ParticipateSubpageProps extends Pick<ComponentProps<typeof TextPage>, 'blocks' | 'values' | 'stackedLinks'> {
  route: Exclude<Extract<TextRoute, `participate${string}`>, 'participate'>;
  /** The destination of the first step, which the page's `start` messages describe. */
  start: string;
}

/**
 * The room of one way to take part, in the color of its card on the overview: a link back above the title, the first step right
 * below it, the other ways at the end.
 */
export function ParticipateSubpage({ route, start, ...text }: ParticipateSubpageProps) {
  const t = useTranslations('pages');
  const locale = useLocale();
  const card = tryContent(() => loadParticipateCards(locale))?.find(({ url }) => routeAt(url) === route);
  return (
    <TextPage
      route={route}
      parent="participate"
      {...text}
      room={{
        hue: card?.color ?? 'blue',
        facts: [{ name: t('participate.start'), value: t(`${route}.start.text`) }],
        factsAction: <ButtonLink to={start}>{t(`${route}.start.action`)}</ButtonLink>,
      }}
    >
      <WhereNext route={route} />
    </TextPage>
  );
}
