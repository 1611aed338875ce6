import { archiveYears, releasePath, releaseVersions, yearPath } from '@/lib/changelog/changelog-pages';
import { locales } from '@/lib/i18n/locales';
import { routeIds, routes } from '@/lib/routing/routes';

/** Every page in English; of the releases and the years, which have pages of their own, the newest. */
export const everyPath: string[] = [
  ...routeIds.map((id) => routes[id].path),
  ...releaseVersions('stable')
    .slice(0, 1)
    .map((version) => releasePath('stable', version)),
  ...archiveYears('weekly')
    .slice(0, 1)
    .map((year) => yearPath('weekly', year)),
];

/**
 * Whether one of many pages is looked at in a locale. The locales take turns; `npm run test:all` leaves none out.
 * @param index the page's place among all pages
 * @param place the locale's place among all locales
 */
export function inTurn(index: number, place: number): boolean {
  return Boolean(process.env.TEST_ALL) || index % locales.length === place;
}
