import type { IconSet } from './icons';

/** Where the mark of a platform or cloud comes from. */
export interface BrandIcon {
  set: IconSet;
  icon: string;
  /** The colour of a mark that its package has in one colour only; without one it is in the colour of the text. */
  colour?: string;
  /** A colour of the drawing that becomes the colour of the text, because it would not be seen on a dark ground. */
  inkColour?: string;
}

/**
 * The marks of platforms and clouds, by the names that content/ uses. They belong to their owners;
 * the drawings come from icon packages. OpenIndiana is in none: brand-sprite.ts draws a stand-in.
 */
export const brandIcons = {
  apple: { set: 'simple-icons', icon: 'apple' },
  archlinux: { set: 'logos', icon: 'archlinux' },
  aws: { set: 'logos', icon: 'aws', inkColour: '#252f3e' },
  azure: { set: 'logos', icon: 'azure-icon' },
  bitnami: { set: 'logos', icon: 'bitnami', inkColour: '#2a5d84' },
  civo: { set: 'simple-icons', icon: 'civo', colour: '#239dff' },
  docker: { set: 'logos', icon: 'docker-icon' },
  fedora: { set: 'simple-icons', icon: 'fedora', colour: '#51a2da' },
  freebsd: { set: 'simple-icons', icon: 'freebsd', colour: '#d6313a' },
  gentoo: { set: 'simple-icons', icon: 'gentoo' },
  'google-cloud': { set: 'logos', icon: 'google-cloud' },
  kubernetes: { set: 'logos', icon: 'kubernetes' },
  openbsd: { set: 'simple-icons', icon: 'openbsd' },
  openindiana: undefined,
  opensuse: { set: 'simple-icons', icon: 'opensuse', colour: '#5aa024' },
  oracle: { set: 'simple-icons', icon: 'oracle', colour: '#d2503d' },
  redhat: { set: 'simple-icons', icon: 'redhat', colour: '#ee2222' },
  ubuntu: { set: 'logos', icon: 'ubuntu' },
  windows: { set: 'logos', icon: 'microsoft-windows-icon' },
} as const satisfies Record<string, BrandIcon | undefined>;

export type BrandIconName = keyof typeof brandIcons;

export const brandIconNames = Object.keys(brandIcons) as BrandIconName[];
