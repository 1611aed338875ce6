import { useLocale, useTranslations } from 'next-intl';
import { resolvePicture } from '@/lib/pictures/pictures';
import type { ShownSize } from '@/lib/pictures/smaller-files';
import { Picture } from './picture';

interface ListedPictureProps {
  /** Its name in content/media.yml. */
  id: string;
  alt: string;
  /** The address of another placeholder than the usual one. */
  placeholder?: string;
  className?: string;
  /** Where it is looked at by itself: larger than pages usually show pictures of its kind. */
  shown?: ShownSize;
  loading?: 'eager';
  fetchPriority?: 'high';
}

/** A picture of content/media.yml. Where the list lacks it, the page says what is missing. */
export function ListedPicture({ id, alt, shown, ...attributes }: ListedPictureProps) {
  const t = useTranslations('parts');
  const source = resolvePicture(id, useLocale(), shown);
  if (!source) return <span className="error-text">{t('pictureMissing', { description: alt })}</span>;
  return <Picture {...source} {...attributes} alt={alt} />;
}
