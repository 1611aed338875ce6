import { useLocale, useMessages, useTranslations } from 'next-intl';
import { resolvePicture } from '@/lib/pictures/pictures';
import { Gallery } from './gallery';
import { Picture } from './picture';

interface PhotoGalleryProps {
  panels: readonly {
    /** The panel's name, unique in the gallery. */
    label: string;
    pictures: readonly {
      /** Its name in content/media.yml. */
      id: string;
      alt: string;
      caption: string;
    }[];
  }[];
}

/** A gallery of pictures from content/media.yml (docs/behavior.md, Videos and galleries). */
export function PhotoGallery({ panels }: PhotoGalleryProps) {
  const t = useTranslations('parts.gallery');
  const parts = useTranslations('parts');
  const locale = useLocale();
  const count = panels.flatMap((panel) => panel.pictures).filter(({ id }) => resolvePicture(id, locale)).length;
  return (
    <Gallery
      panels={panels.map(({ label, pictures }) => {
        const found = pictures.map((picture) => ({
          ...picture,
          source: resolvePicture(picture.id, locale),
          large: resolvePicture(picture.id, locale, 'large'),
        }));
        return {
          label,
          pictures: found.flatMap(({ source, large, alt, caption }) => {
            if (!source || !large) return [];
            const href = source.src ?? source.placeholder;
            return [{ href, picture: <Picture {...source} alt={alt} />, large: <Picture {...large} alt={alt} />, caption }];
          }),
          missing: found.flatMap(({ source, caption }) => (source ? [] : [parts('pictureMissing', { description: caption })])),
        };
      })}
      labels={{ ...useMessages().parts.gallery, position: t('position', { number: '{number}', count }) }}
    />
  );
}
