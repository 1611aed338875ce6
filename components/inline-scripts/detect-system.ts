import type { System } from '@/lib/download/systems';

/** What a browser says of the system that it runs on. */
export interface BrowserIdentity {
  userAgent: string;
  /** More than one: a tablet that claims to be a Mac. */
  maxTouchPoints: number;
  /** Not every browser has it, and TypeScript's DOM types lack it. */
  userAgentData?: { platform: string };
}

/** What the platforms of Chromium are, except for Linux, of which the user agent may say more. */
const platforms: Partial<Record<string, System>> = { Windows: 'windows', macOS: 'macos' };

/** What is in the user agents of systems, the most specific first. */
const patterns: readonly [System, RegExp][] = [
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

/** The visitor's operating system, if Jenkins has a package for it. */
export function detectSystem({ userAgent, maxTouchPoints, userAgentData }: BrowserIdentity): System | undefined {
  const platform = userAgentData?.platform;
  if (platform && platform !== 'Linux') return platforms[platform];
  const [system] = patterns.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  return system === 'macos' && maxTouchPoints > 1 ? undefined : system;
}
