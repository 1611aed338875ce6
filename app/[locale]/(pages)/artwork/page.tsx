import { useTranslations } from 'next-intl';
import { ArtworkIntro } from '@/components/artwork/artwork-intro';
import { ArtworkModels } from '@/components/artwork/artwork-models';
import { ArtworkSection } from '@/components/artwork/artwork-section';
import { PageFrame } from '@/components/layout/page-frame';
import { richTags } from '@/components/links/rich-text';
import { PageHeader } from '@/components/ui/page-header';
import { logosFolder } from '@/lib/artwork/logos';
import { metadataOf } from '@/lib/metadata/metadata';
import { contentDay } from '@/lib/site/content-day';

export const generateMetadata = metadataOf('artwork');

/** The artwork: logo variations by the community, and 3D models (docs/behavior.md, Artwork). */
export default function ArtworkPage() {
  const t = useTranslations('pages.artwork');
  return (
    <PageFrame route="artwork" width="artwork" asOf={contentDay(logosFolder)}>
      <PageHeader title={t('title')} lead={t.rich('lead', richTags({ newTab: true }))} />
      <ArtworkSection />
      <ArtworkIntro />
      <ArtworkModels />
    </PageFrame>
  );
}
