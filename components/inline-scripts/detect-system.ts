import { type System, systems } from '@/lib/download/systems';

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

/** Patterns in user agent strings, where they don't have the system's name. */
const patterns: Partial<Record<System, RegExp>> = {
  macos: /Macintosh/,
  ubuntu: /Ubuntu|Debian/,
  redhat: /Red Hat|CentOS/,
  opensuse: /SUSE/,
  linux: /X11;.*Linux/,
};

/** The user's operating system, if Jenkins has packages for it. */
export function detectSystem({ userAgent, maxTouchPoints, userAgentData }: BrowserIdentity): System | undefined {
  const platform = userAgentData?.platform;
  if (platform && platform !== 'Linux') return platforms[platform];
  // The most specific one comes first.
  const names = Object.keys(systems) as System[];
  const system = names.find((name) => (patterns[name] ?? RegExp(systems[name])).test(userAgent));
  return system === 'macos' && maxTouchPoints > 1 ? undefined : system;
}
