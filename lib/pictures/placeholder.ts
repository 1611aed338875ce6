import { readContentText } from '@/lib/content/read-content';
import { withBase } from '@/lib/i18n/base-path';
import { isPictureHere } from './media';

/**
 * The address of a picture's placeholder: its drawing in public/drawings/, or without one a plain one with its name.
 * @param picture the drawing's path there, without its extension: `logos/cowboy`
 * @param name what the plain one says
 */
export function placeholderFor(picture: string, name: string): string {
  const drawing = `/drawings/${picture}.svg`;
  return isPictureHere(drawing) ? withBase(drawing) : plainPlaceholder(name);
}

/** A data URL, because only the few records without a drawing need one. */
function plainPlaceholder(name: string): string {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = readContentText('content/placeholder.svg').replace('{name}', () => escaped);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
