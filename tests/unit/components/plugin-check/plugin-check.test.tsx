/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PluginCheckPage from '@/app/[locale]/(pages)/download/check/plugins/page';
import { PluginCheckForm } from '@/components/plugin-check/plugin-check-form';
import { pluginWarningsFile } from '@/lib/advisories/plugin-warnings';
import { publishedFiles } from '@/lib/open-data/data-files';
import { pluginWarningsUrl } from '@/lib/open-data/data-paths';
import { loadLinks } from '@/lib/site/links';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/download/check/plugins/' }));

const site = siteCopy();
const t = messagesIn();

const warning = (id: string, name: string, pattern: string, lastVersion?: string) => ({
  id,
  name,
  url: `https://www.example.org/advisory/2030-01-15/#${id}`,
  versions: [{ pattern, lastVersion }],
});

const asked: string[] = [];

function serve(answer?: () => Partial<Response>) {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    asked.push(String(input));
    if (answer) return answer() as Response;
    const file = publishedFiles().find(({ url }) => url === String(input));
    return { ok: file !== undefined, json: async () => JSON.parse(file?.read() ?? '') } as Response;
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2030-02-01'), doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'performance'] });
  site.write(
    pluginWarningsFile,
    JSON.stringify({
      asOf: '2030-01-31',
      warnings: [warning('SECURITY-1', 'git', '5[.][0-6]', '5.6'), warning('SECURITY-2', 'old-plugin', '.*')],
      plugins: ['ant', 'git', 'old-plugin'],
    }),
  );
  asked.length = 0;
  sessionStorage.clear();
  history.replaceState(null, '', '/download/check/plugins/');
  serve();
});
afterEach(() => jest.useRealTimers());

const field = () => screen.getByRole('textbox', { name: t('pages.pluginCheck.form.label') });
const verdict = (name: string) =>
  within(document.querySelector<HTMLElement>('.check-status') ?? document.body).findByRole('heading', { name });

async function check(list: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.clear(field());
  if (list) await user.type(field(), list);
  await user.click(screen.getByRole('button', { name: t('pages.pluginCheck.form.check') }));
  return user;
}

const affected = (count: number) => t('pages.pluginCheck.result.affected', { count });

describe('an administrator who checks plugins', () => {
  it('sees which have warnings, where they are fixed, and which names nobody knows', async () => {
    renderPage(<PluginCheckForm />);
    await check('git:5.6, ant:1.0, old-plugin:3, giit:1, <b>');
    await verdict(affected(2));
    const group = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);
    await screen.findByRole('heading', { name: t('pages.pluginCheck.groups.affected') });
    const listed = group(t('pages.pluginCheck.groups.affected'));
    expect(listed.getByRole('link', { name: 'git' })).toHaveAttribute('href', `${loadLinks().plugins}git/`);
    const ids = listed.getAllByRole('link', { name: /SECURITY/ });
    expect(ids.map((link) => [link.closest('li')?.textContent, link.getAttribute('href')])).toEqual([
      ['SECURITY-1fixed in versions after 5.6January 15, 2030', warning('SECURITY-1', '', '').url],
      ['SECURITY-2no fixed version is knownJanuary 15, 2030', warning('SECURITY-2', '', '').url],
    ]);
    expect(group(`${t('pages.pluginCheck.groups.unknown')} (1)`).getByRole('listitem')).toHaveTextContent('giit:1');
    expect(group(`${t('pages.pluginCheck.groups.unreadable')} (1)`).getByRole('listitem')).toHaveTextContent('<b>');
    expect(screen.getByText('No known warnings (1)')).toBeInTheDocument();
  });

  it('can copy the whole result as text, and share the list in an address that browsers don’t send', async () => {
    renderPage(<PluginCheckForm />);
    await check('git:5.6, ant:1.0');
    await verdict(affected(1));
    await screen.findByText(t('pages.pluginCheck.actions.text'));
    expect(document.getElementById('plugin-report')?.textContent).toBe(
      [
        affected(1),
        'We checked 2 plugins against the warnings published through January 31, 2030.',
        '',
        'Update or remove',
        '  git:5.6',
        '    You need a version newer than 5.6.',
        '    January 15, 2030: fixed in versions after 5.6',
        '      SECURITY-1: https://www.example.org/advisory/2030-01-15/#SECURITY-1',
        '',
        'No known warnings',
        '  ant:1.0',
      ].join('\n'),
    );
    expect(screen.getByRole('link', { name: t('pages.pluginCheck.actions.link') })).toHaveAttribute(
      'href',
      `#plugins=${encodeURIComponent('git:5.6,ant:1.0')}`,
    );
    expect(asked).toEqual([pluginWarningsUrl]);
  });

  it('gets the all-clear only for known plugins in versions without warnings', async () => {
    renderPage(<PluginCheckForm />);
    await check('ant:1.0, git:5.7');
    await verdict(t('pages.pluginCheck.result.none', { date: 'January 31, 2030' }));
    for (const uncertain of ['ant:1.0, <b>, <b>', 'git:5.7, ant', 'ant:1.0, giit:5.7', 'ant:1.0, git:latest']) {
      await check(uncertain);
      await verdict(t('pages.pluginCheck.result.unclear'));
      expect(screen.getByText(t('pages.pluginCheck.result.uncertain', { count: 1 }), { selector: 'p' })).toBeInTheDocument();
    }
  });

  it('sees the versions of a plugin that is in the list more than once, and which part was not checked', async () => {
    renderPage(<PluginCheckForm />);
    await check('git:99, git:5.6');
    await verdict(affected(1));
    const repeated = await screen.findByRole('heading', { name: t('pages.pluginCheck.groups.repeated') });
    expect(repeated.parentElement).toHaveTextContent(/git:99git:5\.6$/);
    (field() as HTMLTextAreaElement).value = 'ant:1.0\n'.repeat(300_000);
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: t('pages.pluginCheck.form.check') }));
    await verdict(t('pages.pluginCheck.result.unclear'));
    expect(screen.getByText(t('pages.pluginCheck.result.cut'), { selector: 'p' })).toBeInTheDocument();
  });

  it('is asked for a list, and keeps the focus', async () => {
    renderPage(<PluginCheckForm />);
    await check('');
    await waitFor(() => expect(screen.getByText(t('pages.pluginCheck.form.empty'))).toBeInTheDocument());
    expect(field()).toBeInvalid();
  });

  it('learns that the warnings are old, or that this page doesn’t know all plugins', async () => {
    jest.setSystemTime(new Date('2030-06-01'));
    site.write(pluginWarningsFile, JSON.stringify({ asOf: '2030-01-31', warnings: [warning('SECURITY-1', 'git', '5[.][0-6]')] }));
    renderPage(<PluginCheckForm />);
    await check('giit:5.6');
    await verdict(t('pages.pluginCheck.result.unclear'));
    expect(screen.getByText(/more than 45 days old/, { selector: 'p' })).toBeInTheDocument();
    expect(await screen.findByText(t('pages.pluginCheck.texts.unlisted'), { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: `${t('pages.pluginCheck.groups.unlisted')} (1)` })).toBeInTheDocument();
  });
});

it('the address with a list shows the result to everyone who opens it', async () => {
  history.replaceState(null, '', `#plugins=${encodeURIComponent('git:5.6,ant')}`);
  renderPage(<PluginCheckForm />);
  await verdict(affected(1));
  expect(field()).toHaveValue('git:5.6\nant');
});

it('a list is kept when the page opens in another language, but not if it was removed', async () => {
  const { unmount } = renderPage(<PluginCheckForm />);
  await check('git:5.6\nant');
  dispatchEvent(new Event('pagehide'));
  unmount();
  const other = renderPage(<PluginCheckForm />);
  await verdict(affected(1));
  expect(field()).toHaveValue('git:5.6\nant');
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).clear(field());
  dispatchEvent(new Event('pagehide'));
  other.unmount();
  renderPage(<PluginCheckForm />);
  expect(field()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('an example of plugins with warnings can be tried, again after the list was changed', async () => {
  renderPage(<PluginCheckForm />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const example = screen.getByRole('link', { name: t('pages.pluginCheck.form.example') });
  await user.click(example);
  await verdict(affected(1));
  expect(field()).toHaveValue('git:5.6');
  await user.clear(field());
  await user.click(example);
  expect(field()).toHaveValue('git:5.6');
});

describe('the plugin check with a bad connection', () => {
  it('works if the connection is lost after the page was loaded', async () => {
    renderPage(<PluginCheckForm />);
    await waitFor(() => expect(asked).toHaveLength(1));
    serve(() => {
      throw new TypeError('Failed to fetch');
    });
    await check('git:5.6');
    await verdict(affected(1));
  });

  it.each([
    ['can’t be reached', () => ({ ok: false })],
    ['are malformed', () => ({ ok: true, json: async () => ({ asOf: '2030-01-01', plugins: [], warnings: {} }) })],
  ])('says so, with the advisories and a button to retry, when the warnings %s', async (_, answer) => {
    serve(answer);
    renderPage(<PluginCheckForm />);
    const user = await check('git:5.6');
    await screen.findByText(t('pages.pluginCheck.form.failed'));
    expect(screen.getByRole('link', { name: t('pages.pluginCheck.result.advisories') })).toHaveAttribute(
      'href',
      loadLinks().securityAdvisories,
    );
    serve();
    await user.click(screen.getByRole('button', { name: t('pages.pluginCheck.form.retry') }));
    await verdict(affected(1));
  });
});

it('without JavaScript, the newest warnings are listed by date with the affected versions', () => {
  renderPage(<PluginCheckPage />);
  expect(screen.getByRole('heading', { name: 'January 15, 2030' })).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: /January 15, 2030/ }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.lastChild?.textContent))).toEqual([
    ['git', '5.6 and earlier', expect.stringContaining('SECURITY-1')],
    ['old-plugin', 'all', expect.stringContaining('SECURITY-2')],
  ]);
});
