import { useTranslations } from 'next-intl';
import { withBase } from '@/lib/i18n/base-path';
import './butler-with-tray.css';

/** Illustration of the not-found page: the butler, who has nothing on his tray. */
export function ButlerWithTray() {
  const t = useTranslations('pages.notFound');
  return (
    <svg role="img" aria-label={t('butler')} viewBox="0 0 240 232" className="butler-with-tray">
      <image href={withBase('/brand/jenkins.svg')} x="46" width="148" height="204" />
      <path className="butler-tray" d="M12 178h216c-5 22-26 36-52 36H64c-26 0-47-14-52-36z" />
      <path className="butler-rim" d="M6 178h228" />
      <path className="butler-shine" d="M44 192c6 8 15 11 26 11" />
    </svg>
  );
}
