/**
 * The contrast of two colors by WCAG 2.2: from 1 (none) to 21 (black on white).
 * @param first, second colors as #rrggbb
 */
export function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The visible color when one is laid over another.
 * @param over, under colors as #rrggbb
 * @param part the opacity of the upper one, from 0 to 1
 */
export function blend(over: string, under: string, part: number): string {
  const channels = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const below = channels(under);
  const seen = channels(over).map((channel, index) => Math.round(channel * part + (below[index] ?? 0) * (1 - part)));
  return `#${seen.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`A color as #rrggbb is needed, found "${color}".`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
