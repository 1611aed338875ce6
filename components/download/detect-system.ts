import type { System } from '@/lib/download/systems';

/** What the browser reveals about its operating system. */
export interface BrowserSigns {
  userAgent: string;
  /** `navigator.userAgentData.platform`, in browsers that support it. */
  platform?: string;
  /** More than one touch point: a tablet that claims to be a Mac. */
  touchPoints: number;
}

/** The visitor's operating system, if Jenkins has a package for it. It must be self-contained, because its source text is inlined. */
export function detectSystem({ userAgent, platform, touchPoints }: BrowserSigns): System | undefined {
  if (platform && !['Windows', 'macOS', 'Linux'].includes(platform)) return undefined;
  if (platform === 'Windows') return 'windows';
  if (platform === 'macOS') return 'macos';
  // The most specific first.
  const signs: [System, RegExp][] = [
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
  const system = signs.find(([, sign]) => sign.test(userAgent))?.[0];
  return system === 'macos' && touchPoints > 1 ? undefined : system;
}
