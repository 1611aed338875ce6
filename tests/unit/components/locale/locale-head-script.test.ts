import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { localeHeadScript } from '@/components/locale/locale-head-script';
import { InvalidLocaleError, type Locale } from '@/lib/i18n/locales';

interface Visitor {
  languages?: string[];
  remembered?: string;
  userAgent?: string;
  /** Blocked storage throws on every access. */
  hasStorage?: boolean;
  /** The server's response to the request for the other page. */
  answer?: { ok: boolean } | Error | 'nothing' | 'throws';
}

/** Opens a page in an environment that has only what the script may use: any other name it refers to is undefined. */
async function open(pageLocale: Locale, address: string, visitor: Visitor = {}) {
  const { languages = ['en-US'], remembered, userAgent = 'Firefox', hasStorage = true, answer = { ok: true } } = visitor;
  const storage = new Map(remembered === undefined ? [] : [['jenkins-locale', remembered]]);
  const root = { dataset: {} as Record<string, string>, style: { visibility: '' } };
  const timers: (() => void)[] = [];
  const seen = {
    root,
    storage,
    asked: [] as string[],
    wentTo: [] as string[],
    logged: [] as unknown[][],
    events: [] as string[],
    waits: [] as number[],
    hiddenMeanwhile: false,
    /** The script's timeout has expired. */
    waitUntilTheLimit: () => {
      for (const run of timers) run();
    },
  };
  const openStorage = () => {
    if (!hasStorage) throw new Error('The operation is insecure.');
    return storage;
  };
  runInNewContext(localeHeadScript(pageLocale), {
    URL,
    Event,
    document: { documentElement: root },
    navigator: { languages, userAgent },
    location: { href: `https://www.jenkins.io${address}`, replace: (url: string) => seen.wentTo.push(url) },
    localStorage: {
      getItem: (key: string) => openStorage().get(key) ?? null,
      setItem: (key: string, value: string) => openStorage().set(key, value),
    },
    console: { error: (...values: unknown[]) => seen.logged.push(values) },
    dispatchEvent: (event: Event) => seen.events.push(event.type),
    setTimeout: (run: (value: unknown) => void, milliseconds: number, value: unknown) => {
      seen.waits.push(milliseconds);
      timers.push(() => run(value));
    },
    fetch: (url: string) => {
      seen.asked.push(url);
      seen.hiddenMeanwhile = root.style.visibility === 'hidden';
      if (answer instanceof Error) return Promise.reject(answer);
      if (answer === 'throws') throw new TypeError('fetch is not allowed here');
      return answer === 'nothing' ? new Promise(() => {}) : Promise.resolve(answer);
    },
  });
  await setImmediate();
  return seen;
}

describe('a visitor of an English page', () => {
  test('with a French browser is redirected to the French page and never sees the English one', async () => {
    const visit = await open('en', '/project/roadmap/?label=security#archive', { languages: ['fr-FR', 'en'] });
    const target = 'https://www.jenkins.io/fr-CA/project/roadmap/?label=security#archive';
    expect(visit.asked).toEqual([target]);
    expect(visit.wentTo).toEqual([target]);
    expect(visit.hiddenMeanwhile).toBe(true);
    expect(visit.root.style.visibility).toBe('hidden');
    expect(visit.logged).toEqual([]);
  });

  test('with a French browser stays after choosing English', async () => {
    const visit = await open('en', '/', { languages: ['fr-CA'], remembered: 'en' });
    expect(visit.asked).toEqual([]);
    expect(visit.root.style.visibility).toBe('');
  });

  test('with an English browser is redirected to the remembered choice', async () => {
    const visit = await open('en', '/', { remembered: 'es-ES' });
    expect(visit.wentTo).toEqual(['https://www.jenkins.io/es-ES/']);
  });

  test('with an English browser stays, without a request', async () => {
    const visit = await open('en', '/project/roadmap/');
    expect(visit.asked).toEqual([]);
    expect(visit.root.style.visibility).toBe('');
  });
});

describe('?locale= in the address', () => {
  test('leads to that locale, is remembered and is removed from the address', async () => {
    const visit = await open('en', '/?locale=fr-CA&label=tools', { languages: ['es-ES'] });
    expect(visit.wentTo).toEqual(['https://www.jenkins.io/fr-CA/?label=tools']);
    expect(visit.storage.get('jenkins-locale')).toBe('fr-CA');
  });

  test('leads from a page in one locale to the same page in another', async () => {
    const visit = await open('fr-CA', '/fr-CA/project/roadmap/?locale=es-ES');
    expect(visit.wentTo).toEqual(['https://www.jenkins.io/es-ES/project/roadmap/']);
  });

  test.each([
    ['/fr-CA/project/roadmap/?locale=en#archive', '/project/roadmap/#archive'],
    ['/fr-CA/?locale=en', '/'],
    ['/fr-CA?locale=en', '/'],
  ])('leads back to English: %s', async (address, target) => {
    const visit = await open('fr-CA', address, { remembered: 'fr-CA' });
    expect(visit.wentTo).toEqual([`https://www.jenkins.io${target}`]);
    expect(visit.storage.get('jenkins-locale')).toBe('en');
  });

  test('is remembered without a redirect on a page in that locale', async () => {
    const visit = await open('fr-CA', '/fr-CA/?locale=fr-CA', { remembered: 'en' });
    expect(visit.asked).toEqual([]);
    expect(visit.storage.get('jenkins-locale')).toBe('fr-CA');
  });

  test.each(['de', 'fr', 'EN', ''])('with an unknown locale (%j) is reported, and the page stays', async (name) => {
    const visit = await open('en', `/?locale=${name}`, { languages: ['fr-CA'], remembered: 'es-ES' });
    expect(visit.logged).toEqual([['Error loading locale', new InvalidLocaleError(name).message]]);
    expect(visit.asked).toEqual([]);
    expect(visit.root.style.visibility).toBe('');
    expect(visit.storage.get('jenkins-locale')).toBe('es-ES');
  });
});

describe('a visitor of a page below a locale’s prefix', () => {
  test.each([
    { languages: ['en-US'] },
    { languages: ['es-ES'] },
    { languages: ['fr-CA'], remembered: 'en' },
    { languages: ['fr-CA'], remembered: 'es-ES' },
  ])('stays, whatever the browser prefers: %j', async (visitor) => {
    const visit = await open('fr-CA', '/fr-CA/project/roadmap/', visitor);
    expect(visit.asked).toEqual([]);
    expect(visit.wentTo).toEqual([]);
    expect(visit.root.style.visibility).toBe('');
  });
});

describe('when the other page can’t be loaded', () => {
  test.each([
    ['there is no such page', { ok: false }],
    ['the connection fails', new TypeError('Failed to fetch')],
    ['the browser refuses to ask', 'throws' as const],
  ])('this one is shown with a notice: %s', async (_reason, answer) => {
    const visit = await open('en', '/', { languages: ['fr-CA'], answer });
    expect(visit.hiddenMeanwhile).toBe(true);
    expect(visit.wentTo).toEqual([]);
    expect(visit.root.style.visibility).toBe('');
    expect(visit.logged).toEqual([['Error loading locale', 'fr-CA not found']]);
    expect(visit.root.dataset.localeError).toBe('fr-CA');
    expect(visit.events).toEqual(['jenkins-locale-error']);
  });

  test('this one is shown after four seconds without a response', async () => {
    const visit = await open('en', '/', { languages: ['fr-CA'], answer: 'nothing' });
    expect(visit.waits).toEqual([4000]);
    expect(visit.root.style.visibility).toBe('hidden');
    visit.waitUntilTheLimit();
    expect(visit.root.style.visibility).toBe('');
    expect(visit.logged).toEqual([['Error loading locale', 'fr-CA not found']]);
  });
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'Mozilla/5.0 Chrome-Lighthouse',
])('a crawler is not redirected: %s', async (userAgent) => {
  const visit = await open('en', '/?locale=es-ES', { languages: ['fr-CA'], userAgent });
  expect(visit.asked).toEqual([]);
  expect(visit.root.style.visibility).toBe('');
});

test('a page that was shown for want of an answer is not left when the answer comes after all', async () => {
  const visit = await open('en', '/', { languages: ['fr-CA'] });
  visit.waitUntilTheLimit();
  expect(visit.wentTo).toEqual(['https://www.jenkins.io/fr-CA/']);
  expect(visit.logged).toEqual([]);
});

describe('a browser that allows no storage', () => {
  test('still follows its languages', async () => {
    const visit = await open('en', '/', { languages: ['fr-CA'], hasStorage: false });
    expect(visit.wentTo).toEqual(['https://www.jenkins.io/fr-CA/']);
  });

  test('still follows ?locale=', async () => {
    const visit = await open('en', '/?locale=es-ES', { hasStorage: false });
    expect(visit.wentTo).toEqual(['https://www.jenkins.io/es-ES/']);
  });
});

test('the script can be inlined: nothing in it closes the script element', () => {
  expect(localeHeadScript('en')).not.toMatch(/<\/script|<!--/i);
});
