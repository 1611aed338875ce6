import { useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import type { Artwork } from '@/lib/artwork/artwork';
import { CreditLine } from './credit-line';
import './artwork.css';

/** The number of cards in the first row of a wide window. They are above the fold there, so their pictures load eagerly. */
const firstRow = 3;

/** A logo variation: name, picture, credit, source and SVG file (docs/behavior.md, Artwork). */
export function ArtworkCard({ artwork, index }: { artwork: Artwork; index: number }) {
  const t = useTranslations('pages.artwork');
  const { name, lang, anchor, preview, href, vector, credit, source } = artwork;
  return (
    <li className="artwork">
      <a href={href} aria-label={t('open', { name })} className="artwork-open">
        <Picture {...preview} alt={t('alt', { name })} loading={index < firstRow ? 'eager' : 'lazy'} />
      </a>
      <div className="artwork-text">
        <h3 id={anchor} className="artwork-name">
          <a href={`#${encodeURIComponent(anchor)}`} lang={lang}>
            {name}
          </a>
        </h3>
        {vector && (
          <p className="max-sm:hidden">
            <a href={vector}>{t('svg')}</a>
          </p>
        )}
        {(credit || source) && (
          <div className="artwork-credits">
            <CreditLine label={t('createdBy')} drawn={t('originalBy')} credit={credit} />
            <CreditLine label={t('source')} credit={source} />
          </div>
        )}
      </div>
    </li>
  );
}
