import { useLocale, useTranslations } from 'next-intl';
import { resolvePicture } from '@/lib/pictures/pictures';
import type { ShownSize } from '@/lib/pictures/smaller-files';
import { Picture } from './picture';

interface ListedPictureProps {
  /** Its name in content/media.yml. */
  id: string;
  alt: string;
  /** The URL of a placeholder to use instead of the default. */
  placeholder?: string;
  className?: string;
  /** The display size, if larger than usual for this kind of picture. */
  shown?: ShownSize;
  loading?: 'eager';
  fetchPriority?: 'high';
}

/** A picture from content/media.yml. If it isn't listed, an error text with its description is shown. */
export function ListedPicture({ id, alt, shown, ...attributes }: ListedPictureProps) {
  const t = useTranslations('parts');
  const source = resolvePicture(id, useLocale(), shown);
  if (!source) return <span className="error-text">{t('pictureMissing', { description: alt })}</span>;
  return <Picture {...source} {...attributes} alt={alt} />;
}
