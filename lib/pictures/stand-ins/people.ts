import { round } from './drawing';
import { circle, paints } from './pieces';

// The people of scenes: heads and shoulders that look at us, drawn around the middle of the face, which has a radius of 12.

const skins = ['#f7dcc0', '#e8bd95', '#c98d5f', '#96623b', '#5f3d28'] as const;
const clothes = [paints.navy, paints.red, paints.sky, paints.white, paints.gold] as const;
const hairColors = [paints.ink, paints.dark, paints.brown, paints.pale, paints.gold] as const;

/** Hair behind the head, and in front of it above the eyes, which are at -1. */
const hairstyles: readonly { behind?: string; front?: string }[] = [
  { front: 'M-12 -3C-15 -19 13 -21 12 -3C9 -8 3 -10 -2 -10C-5 -7 -9 -5 -12 -3Z' },
  { behind: 'M-15 0C-17 -22 17 -22 15 0L17 21H-17Z', front: 'M-12 -3C-12 -16 12 -16 12 -3C8 -5 3 -9 2 -11C-1 -7 -7 -4 -12 -3Z' },
  { behind: circle(0, -5, 18), front: 'M-11 -5C-8 -13 8 -13 11 -5Q0 -10 -11 -5Z' },
  { behind: circle(0, -17, 6), front: 'M-12 -3C-13 -19 13 -19 12 -3Q0 -13 -12 -3Z' },
  { front: 'M-12 2C-15 -4 -12 -10 -8 -10C-10 -6 -11 -2 -12 2ZM12 2C15 -4 12 -10 8 -10C10 -6 11 -2 12 2Z' },
  {
    front:
      'M-13 -2C-18 -10 -12 -17 -6 -15C-3 -21 6 -20 8 -15C14 -16 17 -8 13 -2C11 -6 9 -8 7 -9C2 -6 -4 -7 -7 -9C-10 -7 -12 -5 -13 -2Z',
  },
  {
    behind: 'M-15 0C-17 -21 17 -21 15 0C16 9 14 12 12 16H-12C-14 12 -16 9 -15 0Z',
    front: 'M-12 -3C-12 -17 12 -17 12 -3Q5 -7 -12 -3Z',
  },
  { behind: circle(-13, 6, 6) + circle(13, 6, 6), front: 'M-12 -3C-13 -18 13 -18 12 -3C8 -6 2 -8 0 -12C-2 -8 -8 -6 -12 -3Z' },
];

const glasses = 'M-9.5 -1a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM1.5 -1a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM-1.5 -1h3';
const beard = 'M-12 0C-13 17 13 17 12 0C8 4 -8 4 -12 0Z';

/** What some have in their faces. */
const extras = ['none', 'none', 'glasses', 'none', 'beard'] as const;

/**
 * A row of people across a scene. No neighbors have the same hair or clothes.
 * @param offset which of them is the first
 */
export function people(width: number, y: number, offset: number): string {
  const count = Math.max(3, Math.floor(width / 46));
  const step = width / count;
  return Array.from({ length: count }, (_, index) =>
    person(step * (index + 0.5), y + ((index * 5 + offset) % 3) * 4, offset + index),
  ).join('');
}

function person(x: number, y: number, index: number): string {
  const { behind = '', front = '' } = pick(hairstyles, index * 3);
  const hair = pick(hairColors, index * 2 + (index >> 3));
  const extra = pick(extras, index + (index >> 2));
  return [
    `<g transform="translate(${round(x)} ${y})">`,
    behind && `<path d="${behind}" fill="${hair}"/>`,
    `<path d="M-21 50C-22 26 -16 17 0 17C16 17 22 26 21 50Z" fill="${pick(clothes, index * 2)}"/>`,
    `<path d="M-5 8H5V18Q0 23 -5 18Z" fill="${pick(skins, index * 3)}"/>`,
    `<circle r="12" fill="${pick(skins, index * 3)}"/>`,
    extra === 'beard' && `<path d="${beard}" fill="${hair}"/>`,
    front && `<path d="${front}" fill="${hair}"/>`,
    `<path d="M-5 -1v.1M5 -1v.1" stroke-width="3"/><path d="M-4 5Q0 9 4 5" fill="none" stroke-width="1.8"${extra === 'beard' ? ' stroke="#fff"' : ''}/>`,
    extra === 'glasses' && `<path d="${glasses}" fill="none" stroke-width="1.6"/>`,
    '</g>',
  ]
    .filter(Boolean)
    .join('');
}

function pick<T>(list: readonly T[], index: number): T {
  // The index is a whole number that is not negative, and no list is empty.
  return list[index % list.length] as T;
}
