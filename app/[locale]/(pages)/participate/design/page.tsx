import { useTranslations } from 'next-intl';
import { richTags } from '@/components/links/rich-text';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { SampleLogos } from '@/components/participate/sample-logos';
import { ItemList } from '@/components/ui/item-list';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateDesign');

const links = ['addingLogo'] as const;

/** Artwork and design (docs/behavior.md, Ways to participate). */
export default function DesignPage() {
  const t = useTranslations('pages.participateDesign');
  const tags = richTags();
  return (
    <ParticipateSubpage
      route="participateDesign"
      start="artwork"
      sections={[
        {
          id: 'artwork',
          title: t('artwork.title'),
          body: (
            <>
              <p>{t.rich('artwork.text', tags)}</p>
              <SampleLogos />
              <p>{t.rich('artwork.license', tags)}</p>
              <p>{t('artwork.links')}</p>
              <ItemList items={links.map((link) => t.rich(`artwork.list.${link}`, tags))} />
            </>
          ),
        },
        {
          id: 'design',
          title: t('design.title'),
          body: (
            <>
              <p>{t.rich('design.text', tags)}</p>
              <p>{t.rich('design.website', tags)}</p>
            </>
          ),
        },
      ]}
    >
      <div className="prose intro">
        <p>{t('intro')}</p>
      </div>
    </ParticipateSubpage>
  );
}
