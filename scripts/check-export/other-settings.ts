import { siteSettings } from '@/lib/environment/environment.mjs';

/**
 * Compares the settings that determine addresses with those of a build.
 * @param build its build.json; undefined if there is none
 * @returns what to do if they differ, as a sentence: the links of every page would seem to be wrong
 */
export function otherSettings(build: { origin?: string | null; base?: string | null } = {}): string | undefined {
  const { origin, base } = siteSettings();
  const settings = [
    { name: 'SITE_ORIGIN', here: origin, there: build.origin },
    { name: 'SITE_BASE', here: base, there: build.base },
  ];
  const changes = settings
    .filter(({ here, there }) => there !== undefined && (there ?? '') !== here)
    .map(({ name, there }) => (there ? `set ${name} to ${there}` : `unset ${name}`));
  if (changes.length === 0) return undefined;
  return `It was built with other settings: ${changes.join(' and ')}, or run "npm run build" again.`;
}
