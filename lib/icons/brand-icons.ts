import type { IconSet } from './icons';

/** The source of a brand's logo. */
export interface BrandIcon {
  set: IconSet;
  icon: string;
  /** The color of a monochrome logo; by default the text color. */
  color?: string;
  /** A color to replace with the text color, because it would be invisible on a dark background. */
  inkColor?: string;
}

/**
 * The logos of platforms and clouds, by the names used in content/. They are trademarks of their owners. No icon package has
 * OpenIndiana, so brand-sprite.ts draws a terminal instead.
 */
export const brandIcons = {
  apple: { set: 'simple-icons', icon: 'apple' },
  archlinux: { set: 'logos', icon: 'archlinux' },
  aws: { set: 'logos', icon: 'aws', inkColor: '#252f3e' },
  azure: { set: 'logos', icon: 'azure-icon' },
  bitnami: { set: 'logos', icon: 'bitnami', inkColor: '#2a5d84' },
  civo: { set: 'simple-icons', icon: 'civo', color: '#239dff' },
  docker: { set: 'logos', icon: 'docker-icon' },
  fedora: { set: 'simple-icons', icon: 'fedora', color: '#51a2da' },
  freebsd: { set: 'simple-icons', icon: 'freebsd', color: '#d6313a' },
  gentoo: { set: 'simple-icons', icon: 'gentoo' },
  'google-cloud': { set: 'logos', icon: 'google-cloud' },
  kubernetes: { set: 'logos', icon: 'kubernetes' },
  openbsd: { set: 'simple-icons', icon: 'openbsd' },
  openindiana: undefined,
  opensuse: { set: 'simple-icons', icon: 'opensuse', color: '#5aa024' },
  oracle: { set: 'simple-icons', icon: 'oracle', color: '#d2503d' },
  redhat: { set: 'simple-icons', icon: 'redhat', color: '#ee2222' },
  ubuntu: { set: 'logos', icon: 'ubuntu' },
  windows: { set: 'logos', icon: 'microsoft-windows-icon' },
} as const satisfies Record<string, BrandIcon | undefined>;

export type BrandIconName = keyof typeof brandIcons;

export const brandIconNames = Object.keys(brandIcons) as BrandIconName[];
