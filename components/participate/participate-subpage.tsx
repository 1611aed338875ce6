import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { DestinationLink } from '@/components/links/destination-link';
import { type OutlinedSection, OutlinedText } from '@/components/ui/outlined-text';
import { PageHeader } from '@/components/ui/page-header';
import type { RouteId } from '@/lib/routing/routes';
import { WhereNext } from './where-next';

interface ParticipateSubpageProps {
  route: Extract<RouteId, `participate${string}`>;
  sections: readonly OutlinedSection[];
  /** Content before the first section. */
  children?: ReactNode;
}

/**
 * The layout of a page about one way to take part: a link back to the overview above the title, the other ways at
 * the end.
 */
export function ParticipateSubpage({ route, sections, children }: ParticipateSubpageProps) {
  const t = useTranslations('pages');
  const parts = useTranslations('parts');
  const whereNext = { id: 'where-next', title: t('participate.whereNext.title'), body: <WhereNext route={route} /> };
  return (
    <PageFrame route={route}>
      <PageHeader
        eyebrow={<DestinationLink to="participate">{t('participate.title')}</DestinationLink>}
        title={t(`${route}.title`)}
        lead={t(`${route}.lead`)}
      />
      <div className="text-page">
        <OutlinedText label={parts('contents')} sections={[...sections, whereNext]}>
          {children}
        </OutlinedText>
      </div>
    </PageFrame>
  );
}
