import { useLocale, useTranslations } from 'next-intl';
import { InlineScript } from '@/components/inline-scripts/inline-script';
import { PastDay } from '@/components/ui/past-day';
import { type LineContent, placeholderVersions } from '@/lib/download/downloads';
import { dateText } from '@/lib/i18n/dates';
import './choices.css';

/** The choice of a release line, by radio buttons that work without scripts: CSS shows what belongs to the checked one. */
export function LineChoice({ lines }: { lines: readonly LineContent[] }) {
  const t = useTranslations('pages.download');
  const locale = useLocale();
  return (
    <fieldset className="flex flex-wrap gap-3 print:hidden">
      <InlineScript name="release-age" />
      <legend className="sr-only">{t('line')}</legend>
      {lines.map(({ line, release }, index) => (
        <label key={line} className="line-option">
          <input type="radio" name="line" value={line} id={`choose-${line}`} defaultChecked={index === 0} className="sr-only" />
          <span className="font-semibold">
            {t(`lines.${line}.title`)}
            <span className="font-normal">{` · ${t(`lines.${line}.rhythm`)}`}</span>
          </span>
          <span className="figure">{release?.version ?? placeholderVersions[line]}</span>
          {release?.date && (
            <PastDay day={release.date} className="text-sm">
              {dateText(release.date, locale)}
            </PastDay>
          )}
        </label>
      ))}
    </fieldset>
  );
}
