import { loadLogos } from '@/lib/artwork/logos';
import { tryContent } from '@/lib/content/try-content';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { loadMedia, type MediaPicture, pictureTitle } from '@/lib/pictures/media';
import { logoFolder, recordPicture } from '@/lib/pictures/pictures';
import { isRecordPicture } from '@/lib/pictures/record-folders';
import { recordStandIn, sceneStandIn } from '@/lib/pictures/stand-ins/addresses';
import { drawBadge } from '@/lib/pictures/stand-ins/badge';
import { drawButler } from '@/lib/pictures/stand-ins/butler';
import { drawCover } from '@/lib/pictures/stand-ins/cover';
import { drawName, drawScene } from '@/lib/pictures/stand-ins/scene';
import { loadAwards } from '@/lib/records/awards';
import { loadBooks } from '@/lib/records/books';

/** A drawing that stands in for a picture. */
export interface StandIn {
  /** Its path. */
  path: string;
  /** Creates the SVG document. */
  draw: () => string;
}

/**
 * Every stand-in of the site: one per logo, book and award, and one per locale for every other picture. A
 * collection that can't be read has none, and its page says so.
 */
export function standIns(): StandIn[] {
  const media = tryContent(loadMedia)?.pictures ?? [];
  return [...logoStandIns(media), ...bookStandIns(), ...awardStandIns(), ...sceneStandIns(media)];
}

/** Pages can also show a listed logo that has no record, so that needs a stand-in too. */
function logoStandIns(media: readonly MediaPicture[]): StandIn[] {
  const listed = media.flatMap((picture): [string, string][] => {
    const folder = logoFolder(picture);
    return folder ? [[folder, folder]] : [];
  });
  const recorded = (tryContent(() => loadLogos(defaultLocale)) ?? []).map(({ file, name }): [string, string] => [file, name]);
  return [...new Map([...listed, ...recorded])].map(([file, name]) => ({
    path: recordStandIn('logos', file),
    draw: () => drawButler(name, file),
  }));
}

function bookStandIns(): StandIn[] {
  return (tryContent(loadBooks) ?? []).map(({ file, title, authors, image = '' }) => ({
    path: recordStandIn('books', file),
    draw: () => drawCover(title, authors.join(', '), recordPicture('books', file, image)),
  }));
}

function awardStandIns(): StandIn[] {
  return (tryContent(loadAwards) ?? []).map(({ file, year, title }) => ({
    path: recordStandIn('awards', file),
    draw: () => drawBadge(year, title),
  }));
}

function sceneStandIns(media: readonly MediaPicture[]): StandIn[] {
  const scenes = media.filter(({ id, address }) => !isRecordPicture(id) && !logoFolder({ id, address }));
  return locales.flatMap((locale) =>
    scenes.map((picture) => ({
      path: sceneStandIn(picture.id, locale),
      draw: () => (picture.wordmark ? drawName : drawScene)(pictureTitle(picture, locale), picture),
    })),
  );
}
