import { useLocale, useTranslations } from 'next-intl';
import { CreditLine } from '@/components/artwork/credit-line';
import { Picture } from '@/components/pictures/picture';
import { artworks } from '@/lib/artwork/artwork';
import { tryContent } from '@/lib/content/try-content';
import './participate.css';

/** File names in content/logos/, in display order. */
const samples = ['ice-cream', 'sherlock', 'raleigh', 'kongfu'] as const;

/** A few logo variations with their authors; missing records are skipped. */
export function SampleLogos() {
  const t = useTranslations('pages.participateDesign.samples');
  const artwork = useTranslations('pages.artwork');
  const locale = useLocale();
  const all = tryContent(() => artworks(locale)) ?? [];
  return (
    <ul className="sample-logos">
      {samples.map((sample) => {
        const logo = all.find(({ file }) => file === sample);
        return (
          logo && (
            // The first one is large.
            <li key={sample} className="flex flex-col items-start gap-1">
              <Picture
                {...logo.preview}
                alt={t(sample)}
                // Drawings have a ground of their own.
                className="sample-logo-picture"
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
