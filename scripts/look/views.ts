import { join } from 'node:path';

/** A window and a theme in which a page is taken. */
export interface View {
  name: string;
  width: number;
  height: number;
  /** How many pixels of the window become one of the picture that is kept. */
  reduction: number;
  theme: 'light' | 'dark';
}

const desk = { width: 1440, height: 900, reduction: 4 };
const phone = { width: 390, height: 844, reduction: 3 };

/** `npm test` takes one of them of each page, in turns, and `npm run test:all` all. */
export const views: [View, View, View, View] = [
  { name: 'wide-light', ...desk, theme: 'light' },
  { name: 'narrow-dark', ...phone, theme: 'dark' },
  { name: 'wide-dark', ...desk, theme: 'dark' },
  { name: 'narrow-light', ...phone, theme: 'light' },
];

/** The pictures that are kept, a folder for each page or state. */
export const keptFolder = 'tests/look';

/** What `npm run look` takes: first screens in full size, and its contact sheet. Not committed. */
export const takenFolder = join('test-results', 'look');

/** The command that brings the kept pictures up to date. */
export const command = 'npm run look';

/** The kept picture of a page or state in a view. */
export function keptPicture(name: string, view: View): string {
  return join(keptFolder, name, `${view.name}.webp`);
}

/** The size of a view's picture in pixels. */
export function reducedSize({ width, height, reduction }: View): { width: number; height: number } {
  return { width: Math.round(width / reduction), height: Math.round(height / reduction) };
}
