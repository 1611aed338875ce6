import { type Logo, loadLogos, logoPictureId } from '@/lib/content/logos';
import { loadMedia, type Media } from '@/lib/content/media';
import type { Locale } from '@/lib/i18n/locales';
import { type Destination, resolveAddress, UnknownDestinationError } from './destinations';
import { findPictureFile, type PictureFile, type PictureSource, sizeOf } from './pictures';
import { recordStandIn } from './stand-ins/addresses';

/** A name, and where it leads. */
export interface Credit {
  text: string;
  destination?: Destination;
}

/** A logo variation as the artwork page shows it. */
export interface Artwork {
  file: string;
  name: string;
  /** The id of its heading. */
  anchor: string;
  /** The picture in the grid. */
  preview: PictureSource;
  /** The picture in the dialog. */
  large: PictureSource;
  /** Where the full-size picture is. */
  href: string;
  vector?: string;
  /** Every size, largest first, the scalable one last. */
  files: PictureFile[];
  credit?: Credit;
  source?: Credit;
}

/**
 * The logo variations of the artwork page. One that fails is logged and left out (specification, section 4).
 * @throws ContentError when none can be read, or content/media.yml can't
 */
export function artworks(locale: Locale): Artwork[] {
  const media = loadMedia();
  const anchors = new Set<string>();
  return loadLogos(locale).map((logo) => toArtwork(logo, media, anchors, locale));
}

function toArtwork(logo: Logo, media: Media, anchors: Set<string>, locale: Locale): Artwork {
  const find = (address: string) => findPictureFile(media, logoPictureId(logo.file, address), address);
  const standIn = recordStandIn('logos', logo.file);
  const toSource = ({ src, listed }: PictureFile): PictureSource => ({ src, standIn, ...sizeOf('logos', listed) });

  const full = find(logo.url);
  const small = logo.url_256 ? find(logo.url_256) : undefined;
  const vector = logo.vector ? find(logo.vector) : undefined;
  const bySize = [full, ...(small && small.href !== full.href ? [small] : [])].sort((a, b) => area(b) - area(a));
  return {
    file: logo.file,
    name: logo.name,
    anchor: uniqueAnchor(logo.name, anchors),
    preview: toSource(small ?? vector ?? full),
    large: toSource(bySize[0] ?? full),
    href: full.href,
    vector: vector?.href,
    files: vector ? [...bySize, vector] : bySize,
    credit: toCredit(logo.credit, logo.credit_url, locale),
    source: toCredit(logo.source, logo.source_url, locale),
  };
}

function area({ listed }: PictureFile): number {
  return listed ? listed.width * listed.height : 0;
}

/** A credit whose address leads nowhere is shown without a link; `npm run check:content` names the record. */
function toCredit(text: string | undefined, address: string | undefined, locale: Locale): Credit | undefined {
  if (!text || !address) return text ? { text } : undefined;
  try {
    return { text, destination: resolveAddress(address, locale) };
  } catch (error) {
    if (!(error instanceof UnknownDestinationError)) throw error;
    console.error(error.message);
    return { text };
  }
}

/** The name in lower case with hyphens for blanks; a second logo of the same name gets a number. */
function uniqueAnchor(name: string, taken: Set<string>): string {
  const wanted = name.toLowerCase().replace(/\s+/g, '-');
  let anchor = wanted;
  for (let number = 2; taken.has(anchor); number++) anchor = `${wanted}-${number}`;
  taken.add(anchor);
  return anchor;
}
