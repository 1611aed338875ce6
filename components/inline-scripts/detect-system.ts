import type { System } from '@/lib/download/systems';

/** What a browser reports about its operating system. */
export interface BrowserIdentity {
  userAgent: string;
  /** More than one means a tablet that identifies as a Mac. */
  maxTouchPoints: number;
  /** Not supported by all browsers, and missing from TypeScript's DOM types. */
  userAgentData?: { platform: string };
}

/** Systems by `userAgentData.platform`. Not Linux, because the user agent string may name the distribution. */
const platforms: Partial<Record<string, System>> = { Windows: 'windows', macOS: 'macos' };

/** Patterns in user agent strings, most specific first. */
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

/** The user's operating system, if Jenkins has packages for it. */
export function detectSystem({ userAgent, maxTouchPoints, userAgentData }: BrowserIdentity): System | undefined {
  const platform = userAgentData?.platform;
  if (platform && platform !== 'Linux') return platforms[platform];
  const [system] = patterns.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  return system === 'macos' && maxTouchPoints > 1 ? undefined : system;
}
