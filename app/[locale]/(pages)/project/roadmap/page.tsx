import { useTranslations } from 'next-intl';
import { ReferencePage } from '@/components/layout/reference-page';
import { richTags } from '@/components/links/rich-text';
import { RoadmapArchiveSection } from '@/components/roadmap/roadmap-archive';
import { RoadmapReferences } from '@/components/roadmap/roadmap-references';
import { RoadmapSection } from '@/components/roadmap/roadmap-section';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('roadmap');

/** The roadmap (docs/behavior.md, Roadmap). */
export default function RoadmapPage() {
  const t = useTranslations('pages.roadmap');
  return (
    <ReferencePage
      route="roadmap"
      lead={
        <>
          {t('lead')}{' '}
          <small>
            {t.rich('noCommitment', richTags())} {t('newTab')}
          </small>
        </>
      }
    >
      <RoadmapSection />
      <div className="page-section flex flex-col gap-12 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-16">
        <RoadmapReferences />
        <RoadmapArchiveSection />
      </div>
    </ReferencePage>
  );
}
