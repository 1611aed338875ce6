import { localPath, splitLocale } from '@/lib/i18n/local-path';

describe('the address of a page in a locale', () => {
  test.each([
    ['/', 'en', '/'],
    ['/', 'fr-CA', '/fr-CA/'],
    ['/project/roadmap/', 'en', '/project/roadmap/'],
    ['/project/roadmap/', 'es-ES', '/es-ES/project/roadmap/'],
  ] as const)('%s in %s is %s', (path, locale, address) => {
    expect(localPath(path, locale)).toBe(address);
  });
});

describe('the locale of an address', () => {
  test.each([
    ['/', 'en', '/'],
    ['/project/roadmap/', 'en', '/project/roadmap/'],
    ['/fr-CA/', 'fr-CA', '/'],
    ['/fr-CA', 'fr-CA', '/'],
    ['/es-ES/project/roadmap/', 'es-ES', '/project/roadmap/'],
    ['/fr-CAnada/', 'en', '/fr-CAnada/'],
    ['/fr-ca/', 'en', '/fr-ca/'],
    // Next's internal path of pages served from the root.
    ['/en/', 'en', '/'],
    ['/en/project/roadmap/', 'en', '/project/roadmap/'],
    ['/entry/', 'en', '/entry/'],
    ['/project/fr-CA/', 'en', '/project/fr-CA/'],
  ] as const)('of %s is %s, and the English page is %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });
});
