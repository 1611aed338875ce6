import type { System } from '@/lib/download/systems';

/** Signs of a system in a browser's description of itself, the most telling first. */
const signs: readonly [System, RegExp][] = [
  ['windows', /Windows NT/],
  ['macos', /Macintosh/],
  ['freebsd', /FreeBSD/],
  ['openbsd', /OpenBSD/],
  ['ubuntu', /Ubuntu|Debian/],
  ['fedora', /Fedora/],
  ['redhat', /Red Hat|CentOS/],
  ['opensuse', /SUSE/],
  ['arch', /Arch Linux/],
  ['gentoo', /Gentoo/],
  ['linux', /X11;.*Linux/],
];

/** What a browser says of the system it runs on. */
export interface BrowserSigns {
  userAgent: string;
  /** `navigator.userAgentData.platform`, where the browser has it. */
  platform?: string;
  /** More than one finger: tablets that call themselves a Mac. */
  touchPoints: number;
}

/** The visitor's system, when it is one that Jenkins has a package for. */
export function detectSystem({ userAgent, platform, touchPoints }: BrowserSigns): System | undefined {
  if (platform && !['Windows', 'macOS', 'Linux'].includes(platform)) return undefined;
  if (platform === 'Windows') return 'windows';
  if (platform === 'macOS') return 'macos';
  const system = signs.find(([, sign]) => sign.test(userAgent))?.[0];
  return system === 'macos' && touchPoints > 1 ? undefined : system;
}
