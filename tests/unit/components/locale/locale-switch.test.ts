import { addressInLocale, createLocaleSwitch, type LocaleState } from '@/components/locale/locale-switch';
import { locales } from '@/lib/i18n/locales';

interface Request {
  url: string;
  signal: AbortSignal;
  answer: (response: { ok: boolean }) => void;
  fail: (error: Error) => void;
}

/** A fake browser that shows a page and whose requests the test responds to. */
function openPage(address: string) {
  const requests: Request[] = [];
  const states: LocaleState[] = [];
  const wentTo: string[] = [];
  const remembered: string[] = [];
  const switchTo = createLocaleSwitch(
    {
      address: () => new URL(address, 'https://www.jenkins.io'),
      fetchPage: (url, signal) => new Promise((resolve, reject) => requests.push({ url, signal, answer: resolve, fail: reject })),
      goTo: (url) => wentTo.push(url),
      remember: (locale) => remembered.push(locale),
    },
    (state) => states.push(state),
  );
  /** The n-th request. */
  const request = (index: number) => {
    const found = requests[index];
    if (!found) throw new Error(`There was no request ${index}.`);
    return found;
  };
  return { switchTo, request, requests, states, wentTo, remembered };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('a visitor who picks a locale sees a notice, then is sent to the page, and the choice is remembered', async () => {
  const page = openPage('/project/roadmap/?label=tools');
  const done = page.switchTo('fr-CA');
  expect(page.states).toEqual([{ status: 'loading', locale: 'fr-CA' }]);
  expect(page.request(0).url).toBe('https://www.jenkins.io/fr-CA/project/roadmap/?label=tools');
  expect(page.remembered).toEqual([]);
  expect(page.wentTo).toEqual([]);

  page.request(0).answer({ ok: true });
  await done;
  expect(page.wentTo).toEqual(['https://www.jenkins.io/fr-CA/project/roadmap/?label=tools']);
  expect(page.remembered).toEqual(['fr-CA']);
  expect(logged).not.toHaveBeenCalled();
});

describe('a newer choice of locale supersedes an older one', () => {
  test('that is still pending', async () => {
    const page = openPage('/');
    const first = page.switchTo('fr-CA');
    const second = page.switchTo('es-ES');
    expect(page.request(0).signal.aborted).toBe(true);
    expect(page.request(1).signal.aborted).toBe(false);

    page.request(0).fail(new DOMException('aborted', 'AbortError'));
    page.request(1).answer({ ok: true });
    await Promise.all([first, second]);
    expect(page.wentTo).toEqual(['https://www.jenkins.io/es-ES/']);
    expect(page.remembered).toEqual(['es-ES']);
    expect(page.states.at(-1)).toEqual({ status: 'loading', locale: 'es-ES' });
    expect(logged).not.toHaveBeenCalled();
  });

  test('when the newer one is the page’s own locale', async () => {
    const page = openPage('/');
    const first = page.switchTo('fr-CA');
    await page.switchTo('en');
    expect(page.request(0).signal.aborted).toBe(true);
    expect(page.states.at(-1)).toEqual({ status: 'ready' });

    page.request(0).answer({ ok: true });
    await first;
    expect(page.wentTo).toEqual([]);
    expect(page.remembered).toEqual(['en']);
    expect(page.states.at(-1)).toEqual({ status: 'ready' });
  });
});

test('the page’s own locale is ready at once and remembered, without a request', async () => {
  const page = openPage('/fr-CA/project/roadmap/');
  await page.switchTo('fr-CA');
  expect(page.states).toEqual([{ status: 'ready' }]);
  expect(page.remembered).toEqual(['fr-CA']);
  expect(page.requests).toEqual([]);
});

describe('a locale whose page can’t be loaded leaves the visitor where they are', () => {
  test.each([
    ['it does not exist', (request: Request) => request.answer({ ok: false })],
    ['the connection fails', (request: Request) => request.fail(new TypeError('Failed to fetch'))],
  ])('when %s', async (_reason, respond) => {
    const page = openPage('/');
    const done = page.switchTo('fr-CA');
    respond(page.request(0));
    await done;
    expect(page.states).toEqual([
      { status: 'loading', locale: 'fr-CA' },
      { status: 'error', message: 'fr-CA not found' },
    ]);
    expect(logged.mock.calls).toEqual([['Error loading locale', 'fr-CA not found']]);
    expect(page.wentTo).toEqual([]);
    expect(page.remembered).toEqual([]);
  });
});

test.each(['de', '', null])('an unknown locale (%j) is an invalid-locale error, and nothing changes', async (wanted) => {
  const page = openPage('/');
  await page.switchTo(wanted);
  const message = `invalid locale "${String(wanted)}": expected one of ${locales.join(', ')}`;
  expect(page.states).toEqual([{ status: 'error', message }]);
  expect(logged.mock.calls).toEqual([['Error loading locale', message]]);
  expect(page.requests).toEqual([]);
  expect(page.remembered).toEqual([]);
});

describe('the address of a page in another locale', () => {
  test.each([
    ['/', 'fr-CA', '/fr-CA/'],
    ['/fr-CA/project/roadmap/', 'es-ES', '/es-ES/project/roadmap/'],
    [
      '/project/roadmap/?label=tools&label=security#archive',
      'fr-CA',
      '/fr-CA/project/roadmap/?label=tools&label=security#archive',
    ],
    ['/es-ES/?a=1&locale=es-ES&b=2#c', 'en', '/?a=1&b=2#c'],
  ] as const)('%s in %s is %s', (from, locale, to) => {
    expect(addressInLocale(new URL(from, 'https://www.jenkins.io'), locale)).toBe(`https://www.jenkins.io${to}`);
  });
});
