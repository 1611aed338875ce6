import { useTranslations } from 'next-intl';
import { LogoParade } from '@/components/artwork/logo-parade';
import { Butler } from '@/components/butler/butler';
import { CollectionPage } from '@/components/layout/collection-page';
import { richTags } from '@/components/links/rich-text';
import { ParticipateCards } from '@/components/participate/participate-cards';
import { metadataOf } from '@/lib/metadata/metadata';
import '@/components/layout/page-banner.css';

export const generateMetadata = metadataOf('participate');

/** The overview of the ways to participate (docs/behavior.md, Participate). */
export default function ParticipateHub() {
  const t = useTranslations('pages.participate');
  return (
    <CollectionPage route="participate">
      <ParticipateCards>
        {/* Ten cards leave two free cells in rows of three or four. */}
        <div className="flex flex-col rounded-t bg-sunken sm:col-span-full md:col-span-2">
          <Butler drawing="bubble" face="talking" className="mt-auto ml-auto mr-4 w-56 max-w-full" />
          <div className="counter px-5 py-4">
            <h2 id="help-and-feedback" className="subheading">
              {t('feedback.title')}
            </h2>
            <p>{t.rich('feedback.text', richTags())}</p>
          </div>
        </div>
      </ParticipateCards>
      <LogoParade />
    </CollectionPage>
  );
}
