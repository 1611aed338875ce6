import { useLocale, useTranslations } from 'next-intl';
import { AddressLink } from '@/components/text/address-link';
import { PhotoGallery } from '@/components/text/photo-gallery';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import { PageWithContents } from '@/components/ui/table-of-contents';
import type { ContributorSummit } from '@/lib/content/contributor-summit';
import { dayRunsWords } from '@/lib/events/day-words';
import { DiscussionChannels } from './discussion-channels';
import { NextSummit } from './next-summit';
import { useSummitTitle } from './summit-title';

/** All that the page says of the summits, below its head. */
export function SummitPage({ summit }: { summit: ContributorSummit }) {
  const t = useTranslations('pages.contributorSummit');
  const parts = useTranslations('parts');
  return (
    <div className="text-page">
      <PageWithContents
        label={parts('onThisPage')}
        entries={[
          { id: 'next-summit', title: useSummitTitle(summit) },
          { id: 'call-for-participation', title: t('participation.title') },
          { id: 'discussion-channels', title: t('channels.title') },
          { id: 'archive', title: t('archive.title') },
        ]}
      >
        <NextSummit summit={summit} />
        <Section id="call-for-participation" title={t('participation.title')}>
          <p>{t('participation.text')}</p>
        </Section>
        <DiscussionChannels page="contributorSummit" />
        <Section id="archive" title={t('archive.title')}>
          <Section id="previous-events" title={t('archive.previousTitle')} level={3}>
            <PreviousSummits summit={summit} />
          </Section>
          <Section id="gallery" title={t('archive.galleryTitle')} level={3}>
            <PhotoGallery
              panels={summit.gallery.map(({ words, picture }) => ({
                label: t(`gallery.${words}.label`),
                pictures: [{ id: picture, alt: t(`gallery.${words}.alt`), caption: t(`gallery.${words}.caption`) }],
              }))}
            />
          </Section>
        </Section>
      </PageWithContents>
    </div>
  );
}

function PreviousSummits({ summit }: { summit: ContributorSummit }) {
  const t = useTranslations('pages.contributorSummit.archive.previous');
  const locale = useLocale();
  return (
    <ItemList
      items={summit.previous.map(({ kind, year, days, link }) => (
        <AddressLink key={link} address={link}>
          {t(kind, { year: String(year), days: dayRunsWords(days, locale) })}
        </AddressLink>
      ))}
    />
  );
}
