import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/links/button-link';
import { type Blocks, type RichTextValues, TextPage } from '@/components/text-page/text-page';
import { Section } from '@/components/ui/section';
import type { TextRoute } from '@/lib/i18n/text-page';
import { WhereNext } from './where-next';
import './participate.css';

interface ParticipateSubpageProps {
  route: Exclude<Extract<TextRoute, `participate${string}`>, 'participate'>;
  /** The destination of the first step, which the page's `start` messages describe. */
  start: string;
  /** An illustration next to the title in wide windows. */
  figure?: ReactNode;
  blocks?: Blocks;
  values?: () => RichTextValues;
}

/**
 * The layout of a page about one way to take part: a link back to the overview above the title, the first step right
 * below it, the other ways at the end.
 */
export function ParticipateSubpage({ route, start, figure, blocks, values }: ParticipateSubpageProps) {
  const t = useTranslations('pages');
  return (
    <TextPage
      route={route}
      parent="participate"
      figure={figure}
      blocks={blocks}
      values={values}
      opening={
        <section aria-labelledby="start-here" className="start-here">
          <div>
            <h2 id="start-here" className="start-here-title">
              {t('participate.start')}
            </h2>
            <p>{t(`${route}.start.text`)}</p>
          </div>
          <ButtonLink to={start}>{t(`${route}.start.action`)}</ButtonLink>
        </section>
      }
    >
      <div className="page-linen">
        <div className="page-section text-page">
          <Section id="where-next" title={t('participate.whereNext.title')}>
            <WhereNext route={route} />
          </Section>
        </div>
      </div>
    </TextPage>
  );
}
