import { splitLocale } from '@/lib/i18n/local-path';

describe('the locale of an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/fr-CA', 'fr-CA', '/'],
    ['/es-ES/project/roadmap/', 'es-ES', '/project/roadmap/'],
    ['/fr-CAnada/', 'en', '/fr-CAnada/'],
    // Next's internal path of pages served from the root.
    ['/en/', 'en', '/'],
    ['/entry/', 'en', '/entry/'],
    ['/project/fr-CA/', 'en', '/project/fr-CA/'],
  ] as const)('of %s is %s, and the English page is %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });
});
