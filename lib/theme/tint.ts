/** The surface of a colored card: its own shade, and the one under the pointer. */
interface Tint {
  main: string;
  hover: string;
  line: string;
}

/**
 * A color at 15 percent upon a surface; under the pointer it is 10 percent darker (docs/behavior.md, Theme).
 * @param color and surface as #rrggbb
 */
export function tint(color: string, surface: string): Tint {
  const main = mix(color, surface, 0.15);
  return { main, hover: mix('#000000', main, 0.1), line: color };
}

/** @param share how much of the result the color is, from 0 to 1 */
function mix(color: string, surface: string, share: number): string {
  const over = channels(color);
  const mixed = channels(surface).map((value, index) => Math.round((over[index] ?? 0) * share + value * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
