/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.jenkins.io"}
 */
import redirectToWantedLocale from '@/components/inline-scripts/locale-redirect';
import { splitLocale } from '@/lib/i18n/local-path';
import { InvalidLocaleError, localeStorageKey } from '@/lib/i18n/locales';

interface Visitor {
  languages?: string[];
  remembered?: string;
  userAgent?: string;
  /** Blocked storage throws on every access. */
  hasStorage?: boolean;
  /** The server's response to the request for the other page. */
  answer?: { ok: boolean } | Error | 'nothing' | 'throws';
}

const root = document.documentElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  delete root.dataset.localeError;
  root.removeAttribute('style');
});

async function open(address: string, visitor: Visitor = {}) {
  const { languages = ['en-US'], remembered, userAgent = 'Firefox', hasStorage = true, answer = { ok: true } } = visitor;
  history.replaceState(null, '', address);
  root.lang = splitLocale(location.pathname).locale;
  if (remembered !== undefined) localStorage.setItem(localeStorageKey, remembered);
  if (!hasStorage) {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('The operation is insecure.');
    });
  }
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const visit = { asked: [] as string[], wentTo: [] as string[], logged: [] as unknown[][], hiddenMeanwhile: false };
  jest.spyOn(console, 'error').mockImplementation((...values) => visit.logged.push(values));
  window.fetch = jest.fn((url) => {
    visit.asked.push(String(url));
    visit.hiddenMeanwhile = root.style.visibility === 'hidden';
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer === 'throws') throw new TypeError('fetch is not allowed here');
    return answer === 'nothing' ? new Promise(() => {}) : Promise.resolve(answer as Response);
  });
  redirectToWantedLocale((url) => visit.wentTo.push(url));
  await Promise.resolve();
  return visit;
}

describe('a visitor of an English page', () => {
  test('with a French browser is redirected to the French page and never sees the English one', async () => {
    const visit = await open('/project/roadmap/?label=security#archive', { languages: ['fr-FR', 'en'] });
    const target = 'https://www.jenkins.io/fr-CA/project/roadmap/?label=security#archive';
    expect(visit.asked).toEqual([target]);
    expect(visit.wentTo).toEqual([target]);
    expect(visit.hiddenMeanwhile).toBe(true);
    expect(root.style.visibility).toBe('hidden');
    expect(visit.logged).toEqual([]);
  });

  test('with an English browser is redirected to the remembered choice', async () => {
    const visit = await open('/', { remembered: 'es-ES' });
    expect(visit.wentTo).toEqual(['https://www.jenkins.io/es-ES/']);
  });

  test('with an English browser stays, without a request', async () => {
    const visit = await open('/project/roadmap/');
    expect(visit.asked).toEqual([]);
    expect(root.style.visibility).toBe('');
  });
});

describe('?locale= in the address', () => {
  test('leads to that locale, is remembered and is removed from the address', async () => {
    const visit = await open('/?locale=fr-CA&label=tools', { languages: ['es-ES'] });
    expect(visit.wentTo).toEqual(['https://www.jenkins.io/fr-CA/?label=tools']);
    expect(localStorage.getItem(localeStorageKey)).toBe('fr-CA');
  });

  test('leads from a page in one locale to the same page in another', async () => {
    const visit = await open('/fr-CA/project/roadmap/?locale=es-ES');
    expect(visit.wentTo).toEqual(['https://www.jenkins.io/es-ES/project/roadmap/']);
  });

  test('is remembered without a redirect on a page in that locale', async () => {
    const visit = await open('/fr-CA/?locale=fr-CA', { remembered: 'en' });
    expect(visit.asked).toEqual([]);
    expect(localStorage.getItem(localeStorageKey)).toBe('fr-CA');
  });

  test.each([
    ['/fr-CA/project/roadmap/?locale=en#archive', '/project/roadmap/#archive'],
    ['/fr-CA?locale=en', '/'],
  ])('leads back to English: %s', async (address, target) => {
    const visit = await open(address, { remembered: 'fr-CA' });
    expect(visit.wentTo).toEqual([`https://www.jenkins.io${target}`]);
    expect(localStorage.getItem(localeStorageKey)).toBe('en');
  });

  test.each(['de', ''])('with an unknown locale (%j) is reported, and the page stays', async (name) => {
    const visit = await open(`/?locale=${name}`, { languages: ['fr-CA'], remembered: 'es-ES' });
    expect(visit.logged).toEqual([['Error loading locale', new InvalidLocaleError(name).message]]);
    expect(visit.asked).toEqual([]);
    expect(root.style.visibility).toBe('');
    expect(localStorage.getItem(localeStorageKey)).toBe('es-ES');
  });
});

describe('a visitor of a page below a locale’s prefix', () => {
  test.each([{ languages: ['es-ES'] }, { languages: ['fr-CA'], remembered: 'en' }])(
    'stays, whatever the browser prefers: %j',
    async (visitor) => {
      const visit = await open('/fr-CA/project/roadmap/', visitor);
      expect(visit.asked).toEqual([]);
      expect(visit.wentTo).toEqual([]);
      expect(root.style.visibility).toBe('');
    },
  );
});

describe('when the page in another language can’t be loaded', () => {
  test.each([
    ['the page does not exist', { ok: false }],
    ['the connection fails', new TypeError('Failed to fetch')],
    ['the browser blocks the request', 'throws' as const],
  ])('the current page is shown with a notice: %s', async (_reason, answer) => {
    const told = jest.fn();
    addEventListener('jenkins-locale-error', told);
    const visit = await open('/', { languages: ['fr-CA'], answer });
    expect(visit.hiddenMeanwhile).toBe(true);
    expect(visit.wentTo).toEqual([]);
    expect(root.style.visibility).toBe('');
    expect(visit.logged).toEqual([['Error loading locale', 'fr-CA not found']]);
    expect(root.dataset.localeError).toBe('fr-CA');
    expect(told).toHaveBeenCalledTimes(1);
    removeEventListener('jenkins-locale-error', told);
  });

  test('the last choice stays, even if the address has ?locale=', async () => {
    await open('/?locale=fr-CA', { remembered: 'es-ES', answer: { ok: false } });
    expect(localStorage.getItem(localeStorageKey)).toBe('es-ES');
  });

  test('the current page is shown after four seconds without a response', async () => {
    const visit = await open('/', { languages: ['fr-CA'], answer: 'nothing' });
    jest.advanceTimersByTime(3999);
    expect(root.style.visibility).toBe('hidden');
    jest.advanceTimersByTime(1);
    expect(root.style.visibility).toBe('');
    expect(visit.logged).toEqual([['Error loading locale', 'fr-CA not found']]);
  });
});

test.each(['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'facebookexternalhit/1.1'])(
  'a crawler is not redirected: %s',
  async (userAgent) => {
    const visit = await open('/?locale=es-ES', { languages: ['fr-CA'], userAgent });
    expect(visit.asked).toEqual([]);
    expect(root.style.visibility).toBe('');
  },
);

test('a page shown after the time limit stays when the response arrives after all', async () => {
  const visit = await open('/', { languages: ['fr-CA'] });
  jest.advanceTimersByTime(4000);
  expect(visit.wentTo).toEqual(['https://www.jenkins.io/fr-CA/']);
  expect(visit.logged).toEqual([]);
});

describe('in a browser that blocks storage', () => {
  test('a visitor is still redirected to the browser’s language', async () => {
    const visit = await open('/', { languages: ['fr-CA'], hasStorage: false });
    expect(visit.wentTo).toEqual(['https://www.jenkins.io/fr-CA/']);
  });
});
