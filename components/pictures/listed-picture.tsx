import { useLocale, useTranslations } from 'next-intl';
import { resolvePicture } from '@/lib/pictures/pictures';
import { Picture } from './picture';

interface ListedPictureProps {
  /** Its name in content/media.yml. */
  id: string;
  alt: string;
  /** The address of another drawing than the usual stand-in. */
  standIn?: string;
  className?: string;
}

/** A picture of content/media.yml. Where the list lacks it, the page says what is missing. */
export function ListedPicture({ id, alt, ...attributes }: ListedPictureProps) {
  const t = useTranslations('parts');
  const source = resolvePicture(id, useLocale());
  if (!source) return <span className="error-text">{t('pictureMissing', { description: alt })}</span>;
  return <Picture {...source} {...attributes} alt={alt} />;
}
