import { useTranslations } from 'next-intl';

/** Illustration for empty pages and lists: a bow tie above an empty tray. */
export function EmptyTray() {
  const t = useTranslations('parts');
  return (
    <svg role="img" aria-label={t('emptyTray')} viewBox="0 0 240 160" className="empty-tray">
      <path className="tray-tie" d="M120 34 74 12v44zM120 34l46-22v44z" />
      <rect className="tray-knot" x="109" y="23" width="22" height="22" rx="5" />
      <path className="tray-plate" d="M20 112h200c-4 14-22 22-46 22H66c-24 0-42-8-46-22z" />
      <path className="tray-line" d="M10 112h220M92 148h56" />
    </svg>
  );
}
