import { useTranslations } from 'next-intl';
import { ArtworkSection } from '@/components/artwork/artwork-section';
import { CollectionPage } from '@/components/layout/collection-page';
import { richTags } from '@/components/links/rich-text';
import { PageText } from '@/components/text-page/page-text';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('artwork');

/** The artwork page: logo variations by the community, and 3D models (docs/behavior.md, Artwork). */
export default function ArtworkPage() {
  const t = useTranslations('pages.artwork');
  // Links to the project's own sites open in the same tab.
  const { press, jenkinsIo, ...inNewTabs } = richTags({ newTab: true });
  return (
    <CollectionPage route="artwork" lead={t.rich('lead', inNewTabs)}>
      <ArtworkSection />
      <PageText route="artwork" hasContents={false} className="grid grid-cols-1 gap-x-12 md:grid-cols-2" blocks={inNewTabs} />
    </CollectionPage>
  );
}
