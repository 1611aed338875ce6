import { useLocale, useTranslations } from 'next-intl';
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
  const locale = useLocale();
  const count = panels.flatMap((panel) => panel.pictures).length;
  return (
    <Gallery
      panels={panels.map(({ label, pictures }) => ({
        label,
        pictures: pictures.map(({ id, alt, caption }) => {
          const source = resolvePicture(id, locale);
          return { href: source.src ?? source.standIn, picture: <Picture {...source} alt={alt} />, caption };
        }),
      }))}
      words={{
        viewer: t('viewer'),
        close: t('close'),
        previous: t('previous'),
        next: t('next'),
        enlarge: t('enlarge'),
        position: t('position', { number: '{number}', count }),
      }}
    />
  );
}
