/**
 * The opacity of a card's color, and how much a card darkens on hover, both from 0 to 1 (docs/behavior.md, Theme).
 */
export const cardTint = 0.15;
export const cardShade = 0.1;

/** The translucent background of a card, as CSS colors. */
export function tint(color: string): { rest: string; hover: string } {
  const rest = mix(color, cardTint, 'transparent');
  return { rest, hover: mix('black', cardShade, rest) };
}

/** @param share the proportion of the first color, from 0 to 1 */
export function mix(color: string, share: number, other: string): string {
  return `color-mix(in srgb, ${color} ${share * 100}%, ${other})`;
}
