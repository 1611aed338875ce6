import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/chrome/page-frame';
import { DestinationLink } from '@/components/text/destination-link';
import { PageHeader } from '@/components/ui/page-header';
import { type ContentsEntry, PageWithContents } from '@/components/ui/table-of-contents';
import type { RouteId } from '@/lib/site/routes';
import { WhereNext, whereNextId } from './where-next';

interface ParticipatePageProps {
  route: Extract<RouteId, `participate${string}`>;
  /** The page's sections, for its table of contents. */
  contents: readonly ContentsEntry[];
  children: ReactNode;
}

/** A page about one way to take part: the way back to all of them above the title, the other ones at the end. */
export function ParticipatePage({ route, contents, children }: ParticipatePageProps) {
  const t = useTranslations('pages');
  const parts = useTranslations('parts');
  const whereNext = { id: whereNextId, title: t('participate.whereNext.title') };
  return (
    <PageFrame route={route}>
      <PageHeader
        eyebrow={<DestinationLink to="participate">{t('participate.title')}</DestinationLink>}
        title={t(`${route}.title`)}
        lead={t(`${route}.lead`)}
      />
      <PageWithContents label={parts('contents')} entries={[...contents, whereNext]}>
        <div className="text-page">
          {children}
          <WhereNext route={route} />
        </div>
      </PageWithContents>
    </PageFrame>
  );
}
