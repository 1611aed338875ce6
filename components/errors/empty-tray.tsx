import { useTranslations } from 'next-intl';

/** Illustration for empty pages and lists: the butler's glove with an empty tray. */
export function EmptyTray() {
  const t = useTranslations('parts');
  return (
    <svg role="img" aria-label={t('emptyTray')} viewBox="0 28 240 134" className="empty-tray">
      <path className="fill-band-line" d="M132 157q-2-18 2-33h46q6 16 8 33Z" />
      <path className="fill-band-on" d="M140 110Q106 100 86 82 72 68 82 60h120q10 30-26 50Z" />
      <path className="fill-none" d="M108 64q2 14 18 22M132 64q2 12 14 18M156 64q0 10 8 14" />
      <path className="fill-band-on" d="M130 106h56v20h-56z" />
      <path className="fill-cloud" d="M10 34h220q-6 28-44 28H54Q16 62 10 34Z" />
      <path className="stroke-storm" d="M40 47h104" />
    </svg>
  );
}
