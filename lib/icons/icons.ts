import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { getIconData, iconToSVG } from '@iconify/utils';

// The packages are JSON files of several megabytes: read them from node_modules rather than bundling them.
const require = createRequire(`${process.cwd()}/package.json`);

const packages = {
  logos: '@iconify-json/logos',
  'simple-icons': '@iconify-json/simple-icons',
  tabler: '@iconify-json/tabler',
} as const;

/** The npm packages of the icon sets. */
export const iconPackages: readonly string[] = Object.values(packages);

export type IconSet = keyof typeof packages;

const loaded = new Map<IconSet, IconifyJSON>();

/**
 * Finds an icon in an icon package, at build time only.
 * @returns the icon's inner markup and its viewBox
 * @throws Error when the package has no icon with that name
 */
export function findIcon(set: IconSet, name: string): { body: string; viewBox: string } {
  let icons = loaded.get(set);
  if (!icons) {
    const parsed: IconifyJSON = require(`${packages[set]}/icons.json`);
    icons = parsed;
    loaded.set(set, icons);
  }
  const data = getIconData(icons, name);
  if (!data) throw new Error(`The icon package ${packages[set]} has no icon called "${name}".`);
  const { body, attributes } = iconToSVG(data);
  return { body, viewBox: attributes.viewBox };
}
