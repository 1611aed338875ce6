import { locale as localeInRoute } from 'next/root-params';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import request from '@/lib/i18n/request';

jest.mock('next/root-params', () => ({ locale: jest.fn() }));
jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

/** The configuration for a page below a prefix, and for a call with an explicit locale or none. */
function configFor(prefix: string, named?: Locale) {
  jest.mocked(localeInRoute).mockResolvedValue(prefix);
  return request({ locale: named, requestLocale: Promise.resolve(prefix) });
}

test('a page below a prefix that is not a locale is rejected', async () => {
  await expect(configFor('de')).rejects.toThrow('invalid locale "de"');
});

test('a missing message fails the build instead of showing its key', async () => {
  const { onError } = await configFor('en');
  const error = Object.assign(new Error('MISSING_MESSAGE'), { code: 'MISSING_MESSAGE' });
  expect(() => onError?.(error as Parameters<typeof onError>[0])).toThrow(error);
});

test('a wrong tag in a message is reported with its file, its key and the command that checks it', async () => {
  const config = await configFor('en');
  const messages = { pages: { chat: { text: '<improov>Improve</improov> it' } } };
  const t = createTranslator({ ...config, namespace: 'pages.chat', messages });
  expect(() => t.rich('text', { improve: (text) => text })).toThrow(
    'messages/en.json: pages.chat.text: <improov> is neither a destination in content/links.yml nor a page: run npm run check:messages',
  );
});

test('a placeholder for which a page has no value is reported with its file, its key and the remedy', async () => {
  const config = await configFor('en');
  const messages = { pages: { chat: { text: 'Over {plugins, number} <improve>plugins</improve>' } } };
  const t = createTranslator({ ...config, namespace: 'pages.chat', messages });
  expect(() => t.rich('text', { improve: (text) => text })).toThrow(
    "messages/en.json: pages.chat.text: {plugins} has no value: add it to `values` in the page's file (docs/how-to/edit-a-text-page.md), or remove the placeholder",
  );
});
