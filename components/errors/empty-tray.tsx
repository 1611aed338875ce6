import { useTranslations } from 'next-intl';

/** Illustration for empty pages and lists: the butler's glove with an empty tray. */
export function EmptyTray() {
  const t = useTranslations('parts');
  return (
    <svg role="img" aria-label={t('emptyTray')} viewBox="0 0 240 160" className="empty-tray">
      <path className="tray-sleeve" d="M146 156q-4-20-2-34h44q8 16 8 34Z" />
      <path className="tray-cuff" d="M136 106h60v20h-60z" />
      <path className="tray-cuff" d="M142 108Q112 96 92 78 84 66 96 60h22q12-10 24 0h12q12-10 24 0 24-2 20 18-4 18-10 30Z" />
      <path className="tray-plate" d="M10 34h220q-6 28-44 28H54Q16 62 10 34Z" />
      <path className="tray-line" d="M40 47h104" />
    </svg>
  );
}
