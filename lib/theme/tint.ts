/** How much of its color a card's ground has, and how much darker it is under the pointer, both of 1. */
export const cardTint = 0.15;
export const cardShade = 0.1;

/**
 * The ground of a card in a color, as CSS has it.
 * @param ground what lies below; without one it shows through
 */
export function tint(color: string, ground = 'transparent'): { rest: string; hover: string } {
  const rest = mix(color, cardTint, ground);
  return { rest, hover: mix('black', cardShade, rest) };
}

/** @param share how much of the first color the result has, from 0 to 1 */
export function mix(color: string, share: number, other: string): string {
  return `color-mix(in srgb, ${color} ${share * 100}%, ${other})`;
}
