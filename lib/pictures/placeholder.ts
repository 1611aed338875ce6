import { readContentText } from '@/lib/content/read-content';
import { withBase } from '@/lib/i18n/base-path';
import { pictureExists } from './media';

/**
 * URL of a picture's placeholder: its drawing in public/drawings/, or a generic one that shows its name.
 * @param picture path of the drawing in that folder without its extension, such as `logos/cowboy`
 * @param name text of the generic placeholder
 */
export function placeholderFor(picture: string, name: string): string {
  const drawing = `/drawings/${picture}.svg`;
  return pictureExists(drawing) ? withBase(drawing) : plainPlaceholder(name);
}

/** Inlined as a data URL: only the few records without a drawing need one. */
function plainPlaceholder(name: string): string {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = readContentText('content/placeholder.svg').replace('{name}', () => escaped);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
