import { advisoriesFor } from '@/lib/advisories/advisories';
import { archiveYears, releasePath, releaseVersions, yearPath } from '@/lib/changelog/pages/changelog-pages';
import { locales } from '@/lib/i18n/locales';
import { routeIds, routes } from '@/lib/routing/routes';

const stable = releaseVersions('stable');
const warnings = (version: string) => advisoriesFor(version)?.length ?? 0;

/** Every page in English, but only the newest year page, and of releases the newest and the one with the most warnings. */
export const everyPath: string[] = [
  ...routeIds.map((id) => routes[id].path),
  ...[...stable.slice(0, 1), ...[...stable].sort((a, b) => warnings(b) - warnings(a)).slice(0, 1)].map((version) =>
    releasePath('stable', version),
  ),
  ...archiveYears('weekly')
    .slice(0, 1)
    .map((year) => yearPath('weekly', year)),
];

/**
 * Whether a page is checked in a locale. Locales take turns; `npm run test:all` checks all of them.
 * @param index the page's position among all pages
 * @param place the locale's position among all locales
 */
export function inTurn(index: number, place: number): boolean {
  return Boolean(process.env.TEST_ALL) || index % locales.length === place;
}
