import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl';
import { EmptyTray } from '@/components/errors/empty-tray';
import { WithRecords } from '@/components/errors/with-records';
import { StructuredData } from '@/components/layout/structured-data';
import { richTags } from '@/components/links/rich-text';
import { type Artwork, artworks, type Credit } from '@/lib/artwork/artwork';
import type { Locale } from '@/lib/i18n/locales';
import { pluralForms } from '@/lib/i18n/plural-forms';
import { artworkData } from '@/lib/metadata/record-data';
import type { PictureFile } from '@/lib/pictures/pictures';
import { recordDestination } from '@/lib/routing/destinations';
import { ArtworkCard } from './artwork-card';
import { ArtworkGallery } from './artwork-gallery';
import './artwork.css';

/** All logo variations, with an error message about those that can't be read. */
export function ArtworkSection() {
  const t = useTranslations('pages.artwork');
  const locale = useLocale();
  return (
    <section className="page-section">
      <h2 id="variations" className="sr-only">
        {t('variations')}
      </h2>
      <WithRecords route="artwork" load={() => artworks(locale)}>
        {(loaded) => <Gallery artworks={loaded} />}
      </WithRecords>
    </section>
  );
}

function Gallery({ artworks: all }: { artworks: readonly Artwork[] }) {
  const t = useTranslations('pages.artwork');
  const chrome = useTranslations('chrome');
  const locale = useLocale();
  const { alt } = useMessages().pages.artwork;
  const describeFile = useFileDescription();
  return (
    <>
      <StructuredData data={artworkData(all)} />
      <ArtworkGallery
        artworks={all.map(({ name, englishName, credit, source, large, files }) => ({
          name,
          // Spread rather than set to undefined, which would be sent.
          ...(englishName !== name && { englishName }),
          picture: large,
          credits: [toDialog(t('createdBy'), credit, locale, t('originalBy')), toDialog(t('source'), source, locale)].flatMap(
            (line) => line ?? [],
          ),
          files: files.map((file) => ({ text: describeFile(file), href: file.href })),
        }))}
        labels={{
          search: t('search'),
          clear: t('clear'),
          matches: pluralForms(locale, (count) => t('matches', { count })),
          close: t('close'),
          download: t('download'),
          newTab: chrome('opensInNewTab'),
          alt,
        }}
        empty={
          <>
            <EmptyTray />
            <p>{t('empty')}</p>
          </>
        }
        letters={<Letters artworks={all} />}
        license={<p className="text-sm text-muted">{t.rich('dialogLicense', richTags({ newTab: true }))}</p>}
      >
        <ul id="logos" className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 md:gap-6">
          {all.map((artwork, index) => (
            <ArtworkCard key={artwork.file} artwork={artwork} index={index} />
          ))}
        </ul>
      </ArtworkGallery>
    </>
  );
}

/** Links to the first logo of each letter. */
function Letters({ artworks: all }: { artworks: readonly Artwork[] }) {
  const t = useTranslations('pages.artwork');
  const letters = new Map<string, string>();
  for (const { name, anchor } of all) {
    const letter = name.normalize('NFD').charAt(0).toUpperCase();
    if (!letters.has(letter)) letters.set(letter, anchor);
  }
  return (
    <nav aria-label={t('letters')} className="artwork-letters">
      {[...letters].map(([letter, anchor]) => (
        <a key={letter} href={`#${encodeURIComponent(anchor)}`} className="artwork-letter">
          {letter}
        </a>
      ))}
    </nav>
  );
}

function toDialog(label: string, credit: Credit | undefined, locale: Locale, drawn?: string) {
  if (!credit) return undefined;
  const destination = credit.address ? recordDestination(credit.address, locale) : undefined;
  return { label, ...(drawn && { drawn }), name: credit.text, href: destination?.href };
}

/** Describes a file, as far as known: format, size in pixels (unless it is scalable), and size in kilobytes. */
function useFileDescription(): (file: PictureFile) => string {
  const t = useTranslations('pages.artwork');
  const format = useFormatter();
  return ({ href, listed }) => {
    if (!listed) return /\.(\w+)$/.exec(href)?.[1]?.toUpperCase() ?? href;
    const kilobytes = Math.max(1, Math.round(listed.bytes / 1000));
    const weight = format.number(kilobytes, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' });
    if (listed.format === 'SVG') return t('file.scalable', { format: listed.format, weight });
    const { width, height } = listed;
    return t('file.fixed', { format: listed.format, width: String(width), height: String(height), weight });
  };
}
