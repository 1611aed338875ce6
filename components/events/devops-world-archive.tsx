import { useTranslations } from 'next-intl';
import { AddressLink } from '@/components/text/address-link';
import { PhotoGallery } from '@/components/text/photo-gallery';
import { ItemList } from '@/components/ui/item-list';
import { Section } from '@/components/ui/section';
import { loadDevopsWorld } from '@/lib/content/devops-world';
import { tryContent } from '@/lib/content/try-content';

/** Reports and pictures of earlier conferences. */
export function DevopsWorldArchive() {
  const t = useTranslations('pages.devopsWorld');
  const archive = tryContent(loadDevopsWorld);
  if (!archive) {
    return (
      <p role="alert" className="error-text">
        {t('failed')}
      </p>
    );
  }
  return (
    <>
      <Section id="previous-events" title={t('archive.previousTitle')} level={3}>
        <ItemList
          items={archive.previous.map(({ kind, year, person = '', link }) => (
            <AddressLink key={link} address={link}>
              {t(`archive.previous.${kind}`, { year: String(year), person })}
            </AddressLink>
          ))}
        />
      </Section>
      <Section id="gallery" title={t('archive.galleryTitle')} level={3}>
        <PhotoGallery
          panels={archive.gallery.map(({ words, picture }) => ({
            label: t(`gallery.${words}.label`),
            pictures: [{ id: picture, alt: t(`gallery.${words}.alt`), caption: t(`gallery.${words}.caption`) }],
          }))}
        />
      </Section>
    </>
  );
}
