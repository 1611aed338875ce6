import { useLocale, useTranslations } from 'next-intl';
import { CreditLine } from '@/components/artwork/credit-line';
import { Picture } from '@/components/pictures/picture';
import { artworks } from '@/lib/artwork/artwork';
import { tryContent } from '@/lib/content/try-content';

/** File names in content/logos/, in display order. */
const samples = ['ice-cream', 'sherlock', 'raleigh', 'kongfu'] as const;

/** A few logo variations with their authors; missing records are skipped. */
export function SampleLogos() {
  const t = useTranslations('pages.participateDesign.samples');
  const artwork = useTranslations('pages.artwork');
  const locale = useLocale();
  const all = tryContent(() => artworks(locale)) ?? [];
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 py-2 wrap-anywhere text-sm md:grid-cols-3 md:gap-x-6">
      {samples.map((sample) => {
        const logo = all.find(({ file }) => file === sample);
        return (
          logo && (
            // The first one is large.
            <li key={sample} className="flex flex-col items-start gap-1 md:first:col-span-2 md:first:row-span-3">
              <Picture
                {...logo.preview}
                alt={t(sample)}
                // Drawings have a ground of their own.
                className="mb-1 h-40 w-full rounded bg-mat object-contain p-2 text-mat-on data-missing:object-cover data-missing:p-0 md:grow"
              />
              <strong lang={logo.lang}>{logo.name}</strong>
              <CreditLine label={artwork('createdBy')} credit={logo.credit} />
              <CreditLine label={artwork('source')} credit={logo.source} />
            </li>
          )
        );
      })}
    </ul>
  );
}
