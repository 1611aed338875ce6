import request from '@/lib/i18n/request';
import { readMessages } from '@/scripts/messages/read-messages';

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

const configFor = (locale: string | undefined) => request({ requestLocale: Promise.resolve(locale) });

test('a page gets the messages of its locale', async () => {
  expect(await configFor('fr-CA')).toMatchObject({ locale: 'fr-CA', messages: readMessages('fr-CA') });
});

test.each(['de', undefined])('a page with an unknown locale (%s) gets English', async (locale) => {
  expect(await configFor(locale)).toMatchObject({ locale: 'en', messages: readMessages('en') });
});

test('a missing message fails the build instead of showing its key', async () => {
  const { onError } = await configFor('en');
  const error = Object.assign(new Error('MISSING_MESSAGE'), { code: 'MISSING_MESSAGE' });
  expect(() => onError?.(error as Parameters<typeof onError>[0])).toThrow(error);
});
