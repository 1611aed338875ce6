import type { CardColour } from '@/lib/theme/palette';

/** The class of a card in a named colour; the styles of each are in participate.css. */
export function cardClass(colour: CardColour): string {
  return `participate-card card-${colour}`;
}
