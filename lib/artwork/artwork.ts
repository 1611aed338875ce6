import type { LocalText } from '@/lib/content/local-text';
import { loadTranslation, translateRecord } from '@/lib/content/translation';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { loadMedia, type Media } from '@/lib/pictures/media';
import { findPictureFile, type PictureFile, type PictureSource, pictureSource, sizeOf } from '@/lib/pictures/pictures';
import { placeholderFor } from '@/lib/pictures/placeholder';
import { type Logo, loadLogos, logoPictureId, logosFolder, sortLogos, translatableLogo } from './logos';

/** A name with an optional address. */
export interface Credit {
  text: string;
  address?: string;
}

/** A logo variation for the artwork page. */
export interface Artwork {
  file: string;
  /** In the page's locale if translated. */
  name: string;
  /** The language of the name, if it differs from the page's. */
  lang?: LocalText['lang'];
  /** The untranslated name, which visitors may know in any locale. */
  englishName: string;
  /** The heading's id. Other sites link to it, so it must not change. */
  anchor: string;
  /** The picture in the grid. */
  preview: PictureSource;
  /** The picture in the dialog. */
  large: PictureSource;
  /** URL of the full-size picture. */
  href: string;
  vector?: string;
  /** All files, largest first, the SVG last. */
  files: PictureFile[];
  credit?: Credit;
  source?: Credit;
}

/**
 * The logo variations of the artwork page, sorted by name. Invalid ones are logged and skipped (docs/behavior.md, Artwork).
 * @throws ContentError when no logo is valid, or content/media.yml can't be read
 */
export function artworks(locale: Locale): Artwork[] {
  const media = loadMedia();
  const anchors = new Set<string>();
  const translation = loadTranslation(logosFolder, locale);
  const all = loadLogos(defaultLocale).map((logo) =>
    toArtwork(logo, translateRecord(translatableLogo(logo), translation, locale).name, media, anchors),
  );
  return sortLogos(all, locale);
}

function toArtwork(logo: Logo, name: LocalText, media: Media, anchors: Set<string>): Artwork {
  const find = (address: string) => findPictureFile(media, logoPictureId(logo.file, address), address);
  const placeholder = placeholderFor(`logos/${logo.file}`, name.text);

  const full = find(logo.url);
  const small = logo.url_256 ? find(logo.url_256) : undefined;
  const vector = logo.vector ? find(logo.vector) : undefined;
  const bySize = [full, ...(small && small.href !== full.href ? [small] : [])].sort((a, b) => area(b) - area(a));
  const large = bySize[0] ?? full;
  return {
    file: logo.file,
    name: name.text,
    lang: name.lang,
    englishName: logo.name,
    anchor: uniqueAnchor(logo.name, anchors),
    preview: pictureSource(media, small ?? vector ?? full, 'logos', placeholder),
    large: { src: large.src, placeholder, ...sizeOf('logos', large.listed) },
    href: full.href,
    vector: vector?.href,
    files: vector ? [...bySize, vector] : bySize,
    credit: toCredit(logo.credit, logo.credit_url),
    source: toCredit(logo.source, logo.source_url),
  };
}

function area({ listed }: PictureFile): number {
  return listed ? listed.width * listed.height : 0;
}

function toCredit(text?: string, address?: string): Credit | undefined {
  return text ? { text, address } : undefined;
}

/** A logo's English name in lower case with hyphens for spaces, numbered if not unique. */
function uniqueAnchor(name: string, taken: Set<string>): string {
  const wanted = name.toLowerCase().replace(/\s+/g, '-');
  let anchor = wanted;
  for (let number = 2; taken.has(anchor); number++) anchor = `${wanted}-${number}`;
  taken.add(anchor);
  return anchor;
}
