import { useTranslations } from 'next-intl';
import { Picture } from '@/components/pictures/picture';
import type { Artwork } from '@/lib/artwork/artwork';
import { ArtworkItem } from './artwork-gallery';
import { CreditLine } from './credit-line';
import './artwork-gallery.css';

/** A logo variation: name, picture, credit, source and SVG file (docs/behavior.md, Artwork). */
export function ArtworkCard({ artwork, index }: { artwork: Artwork; index: number }) {
  const t = useTranslations('pages.artwork');
  const { name, anchor, preview, href, vector, credit, source } = artwork;
  return (
    <ArtworkItem index={index}>
      <h3 id={anchor} className="artwork-name">
        <a href={`#${encodeURIComponent(anchor)}`}>{name}</a>
      </h3>
      {/* Labelled explicitly, because the picture is not rendered until it is in view. */}
      <a href={href} aria-label={t('open', { name })} className="artwork-open">
        <Picture {...preview} alt={t('alt', { name })} />
      </a>
      <CreditLine label={t('createdBy')} credit={credit} />
      <CreditLine label={t('source')} credit={source} />
      {vector && (
        <p>
          <a href={vector}>{t('svg')}</a>
        </p>
      )}
    </ArtworkItem>
  );
}
