import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { DestinationLink } from '@/components/links/destination-link';
import { type OutlinedSection, OutlinedText } from '@/components/ui/outlined-text';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import type { RouteId } from '@/lib/routing/routes';
import { WhereNext } from './where-next';
import './participate.css';

interface ParticipateSubpageProps {
  route: Exclude<Extract<RouteId, `participate${string}`>, 'participate'>;
  /** The destination of the first step; the page's messages `start` say what it is. */
  start: string;
  sections: readonly OutlinedSection[];
  /** Content before the first section. */
  children?: ReactNode;
}

/**
 * The layout of a page about one way to take part: a link back to the overview above the title, the first step right
 * below it, the other ways at the end.
 */
export function ParticipateSubpage({ route, start, sections, children }: ParticipateSubpageProps) {
  const t = useTranslations('pages');
  const parts = useTranslations('parts');
  return (
    <PageFrame route={route}>
      <PageHeader
        eyebrow={<DestinationLink to="participate">{t('participate.title')}</DestinationLink>}
        title={t(`${route}.title`)}
        lead={t(`${route}.lead`)}
      />
      <div className="text-page">
        <OutlinedText
          label={parts('contents')}
          sections={sections}
          opening={
            <section aria-labelledby="start-here" className="start-here">
              <div>
                <h2 id="start-here" className="start-here-title">
                  {t('participate.start')}
                </h2>
                <p>{t(`${route}.start.text`)}</p>
              </div>
              <DestinationLink to={start} className="button">
                {t(`${route}.start.action`)}
              </DestinationLink>
            </section>
          }
        >
          {children}
        </OutlinedText>
      </div>
      <div className="page-linen">
        <div className="page-section text-page">
          <Section id="where-next" title={t('participate.whereNext.title')}>
            <WhereNext route={route} />
          </Section>
        </div>
      </div>
    </PageFrame>
  );
}
