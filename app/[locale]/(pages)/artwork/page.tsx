import { useTranslations } from 'next-intl';
import { ArtworkSection } from '@/components/artwork/artwork-section';
import { RoutePage } from '@/components/layout/route-page';
import { richTags } from '@/components/links/rich-text';
import { PageText } from '@/components/text-page/text-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('artwork');

/** The artwork page: logo variations by the community, and 3D models (docs/behavior.md, Artwork). */
export default function ArtworkPage() {
  const t = useTranslations('pages.artwork');
  // Links to the project's own sites open in the same tab.
  const { press, jenkinsIo, ...inNewTabs } = richTags({ newTab: true });
  return (
    <RoutePage route="artwork" width="artwork" lead={t.rich('lead', inNewTabs)}>
      <ArtworkSection />
      <PageText route="artwork" hasContents={false} blocks={inNewTabs} />
    </RoutePage>
  );
}
