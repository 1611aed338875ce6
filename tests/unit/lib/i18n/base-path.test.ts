/** Loads the module for a site with a base path. */
async function below(base: string) {
  process.env.SITE_BASE = base;
  jest.resetModules();
  const { absoluteAddress, withBase } = await import('@/lib/i18n/base-path');
  const { localPath, splitLocale } = await import('@/lib/i18n/local-path');
  return { absoluteAddress, withBase, localPath, splitLocale };
}

const before = process.env.SITE_BASE;
afterEach(() => {
  if (before === undefined) delete process.env.SITE_BASE;
  else process.env.SITE_BASE = before;
});

test.each(['', '/site', '/a/b'])('addresses of pages and files begin with the base path of the site: "%s"', async (base) => {
  const { absoluteAddress, withBase, localPath, splitLocale } = await below(base);
  expect(localPath('/books/', 'en')).toBe(`${base}/books/`);
  expect(localPath('/', 'fr-CA')).toBe(`${base}/fr-CA/`);
  expect(withBase('/icons.svg')).toBe(`${base}/icons.svg`);
  expect(absoluteAddress('/books/', 'https://www.example.org')).toBe(`https://www.example.org${base}/books/`);
  expect(absoluteAddress('https://other.example/x', 'https://www.example.org')).toBe('https://other.example/x');
  expect(splitLocale(`${base}/es-ES/books/`)).toEqual({ locale: 'es-ES', path: '/books/' });
  expect(splitLocale(`${base}/books/`)).toEqual({ locale: 'en', path: '/books/' });
});

test('a path that only begins with the same letters is not below the base path', async () => {
  const { splitLocale } = await below('/site');
  expect(splitLocale('/sitemap/')).toEqual({ locale: 'en', path: '/sitemap/' });
});
