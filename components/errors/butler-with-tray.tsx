import { useTranslations } from 'next-intl';
import { withBase } from '@/lib/i18n/base-path';
import './errors.css';

/** Illustration of the not-found page: the butler with an empty tray. */
export function ButlerWithTray() {
  const t = useTranslations('pages.notFound');
  return (
    <svg role="img" aria-label={t('butler')} viewBox="0 0 240 214" className="butler-with-tray">
      <image href={withBase('/brand/jenkins.svg')} x="46" width="148" height="204" />
      <path className="butler-tray" d="M8 188a112 22 0 0 1 224 0a112 22 0 0 1-224 0Z" />
      <path className="butler-shine" d="M34 189a86 12 0 0 0 172 0" />
    </svg>
  );
}
