/**
 * The opacity of a card's color on its background, and how much darker the card is under the pointer, both from 0
 * to 1 (docs/behavior.md, Theme).
 */
export const cardTint = 0.15;
export const cardShade = 0.1;

/** The background of a card in a color, as CSS: what is below shows through. */
export function tint(color: string): { rest: string; hover: string } {
  const rest = mix(color, cardTint, 'transparent');
  return { rest, hover: mix('black', cardShade, rest) };
}

/** @param share how much of the first color the result has, from 0 to 1 */
export function mix(color: string, share: number, other: string): string {
  return `color-mix(in srgb, ${color} ${share * 100}%, ${other})`;
}
