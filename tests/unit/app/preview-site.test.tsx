import { renderToStaticMarkup } from 'react-dom/server';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { PageLayout } from '@/components/layout/page-layout';
import { archiveYears, yearPath } from '@/lib/changelog/pages/changelog-pages';
import { type Locale, locales } from '@/lib/i18n/locales';
import { notFoundMetadata, pageMetadata } from '@/lib/metadata/metadata';
import { buildFile } from '@/scripts/build/build-file';
import { headersFile } from '@/scripts/build/servers/cdn-files';
import { nginxConfig } from '@/scripts/build/servers/nginx-config';
import { headersFor } from '@/scripts/build/servers/server-rules';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { inPage } from '@/tests/unit/support/render';

/* A preview deployment below a base path: `SITE_STAGE=preview SITE_BASE=/draft npm run build`. */

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/' }));
jest.mock('@/lib/i18n/base-path', () => {
  // Set here, because server rules are computed when their module loads.
  process.env.SITE_STAGE = 'preview';
  return { ...jest.requireActual('@/lib/i18n/base-path'), basePath: '/draft', withBase: (path: string) => `/draft${path}` };
});
afterAll(() => {
  delete process.env.SITE_STAGE;
});

const real = 'https://www.jenkins.io';

function pageIn(locale: Locale, { route, path }: { route?: 'chat'; path?: string }): string {
  const page = path ? { title: 'One of many', path } : undefined;
  return renderToStaticMarkup(
    inPage(
      <PageLayout route={route} page={page}>
        Words
      </PageLayout>,
      locale,
    ),
  );
}

const barOf = (html: string) => /<aside aria-label.*?<\/aside>/.exec(html)?.[0] ?? '';
const textOf = (html: string) => html.replace(/<[^>]+>/g, '');

test.each(locales)(
  'a preview deployment says so at the top of each page, without JavaScript, and links to the published page, in %s',
  (locale) => {
    const html = pageIn(locale, { route: 'chat' });
    const { label, text } = readMessages(locale).chrome.stage;
    expect(html).toMatch(new RegExp(`^<aside aria-label="${label}"`));
    expect(textOf(barOf(html))).toBe(`${textOf(text)} ${messagesIn(locale)('chrome.stage.same', { host: 'www.jenkins.io' })}`);
    expect(barOf(html)).toContain(`href="${real}${locale === 'en' ? '' : `/${locale}`}/chat/"`);
    expect(barOf(html)).not.toContain('needs-script');
  },
);

test('the notice on a preview page links to that same page, or to the start page when the address is unknown', () => {
  const path = yearPath('weekly', archiveYears('weekly')[0] ?? '');
  expect(barOf(pageIn('en', { path }))).toContain(`href="${real}${path}"`);
  const missing = barOf(pageIn('fr-CA', {}));
  expect(missing).toContain(`href="${real}/fr-CA/"`);
  expect(textOf(missing)).toContain(messagesIn('fr-CA')('chrome.stage.start', { host: 'www.jenkins.io' }));
});

test('a preview deployment keeps search engines away, and names the published pages as canonical', async () => {
  expect(await pageMetadata('chat', 'fr-CA')).toMatchObject({
    robots: { index: false, follow: false },
    alternates: { canonical: `${real}/fr-CA/chat/`, languages: { en: `${real}/chat/` } },
    openGraph: { url: `${real}/fr-CA/chat/` },
  });
  expect(await notFoundMetadata('en')).toMatchObject({ robots: { index: false } });
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
  expect(sitemap().map(({ url }) => url)).toContain(`${real}/fr-CA/chat/`);
  for (const address of ['/', '/404.html', '/fr-CA/chat/', '/data/books.yml', '/_next/static/a.js']) {
    expect(headersFor(address)['X-Robots-Tag']).toBe('noindex, nofollow');
  }
});

test('a preview deployment is marked in the rules of every server and in the build file for monitoring', () => {
  for (const rules of [headersFile(['index.html']), nginxConfig({ listen: ['80'], root: '/' })])
    expect(rules).toMatch(/X-Robots-Tag\W+noindex, nofollow/);
  expect(JSON.parse(buildFile({ problems: [], records: [] }))).toMatchObject({ stage: 'preview' });
});

test('a build is a preview only if the environment says so', async () => {
  process.env.SITE_STAGE = '';
  expect(barOf(pageIn('en', { route: 'chat' }))).toBe('');
  expect((await pageMetadata('chat', 'en')).robots).toBeUndefined();
  expect(robots().rules).toMatchObject({ allow: '/' });
});
