/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CheckPage from '@/app/[locale]/(pages)/download/check/page';
import { CheckForm } from '@/components/version-check/check-form';
import { advisoriesFile } from '@/lib/advisories/advisories';
import { changelogFile } from '@/lib/changelog/changelogs';
import { javaFile } from '@/lib/download/java';
import { publishedFiles } from '@/lib/open-data/data-files';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadLinks } from '@/lib/site/links';
import { loadUpgrades } from '@/lib/upgrades/upgrades';
import { messagesIn } from '@/tests/support/messages-in';
import { buildTime, offer } from '@/tests/support/offer';
import { liveRegion, sectionOf } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), usePathname: () => '/download/check/' }));

const site = siteCopy();
const builtOn = buildTime();
const t = messagesIn();

const change = (type: string, message: string) => ({ type, message });
const stable = [
  { version: '2.590.1', date: '2029-06-01', changes: [] },
  { version: '2.590.2', date: '2029-07-01', changes: [change('bug', 'An old bug is gone.')] },
  {
    version: '2.600.1',
    date: '2030-01-15',
    changes: [change('security', 'A hole is closed.')],
    lts_changes: [change('bug', 'A new bug is gone.'), change('odd', 'Something else.')],
  },
  { version: '2.600.2', date: '2030-02-15', changes: [change('rfe', 'A door is there.')] },
];
const warnings = [
  { id: 'core-2_600', url: 'https://www.example.org/advisory/2030-01-15/', versions: [{ pattern: '2[.]590[.].*' }] },
  { id: 'core-2_591', url: 'https://www.example.org/advisory/old/', versions: [{ pattern: '2[.]590[.]1' }] },
];

const asked: string[] = [];

/** Mocks `fetch` with the published files; `broken` may override a response. */
function serve(broken: (url: string) => Partial<Response> | undefined = () => undefined) {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const url = String(input);
    asked.push(url);
    const answer = broken(url);
    if (answer) return answer as Response;
    const file = publishedFiles().find((published) => published.url === url);
    return { ok: file !== undefined, status: 404, json: async () => JSON.parse(file?.read() ?? '') } as Response;
  });
}

beforeEach(() => {
  builtOn('2030-03-05');
  offer(site, 'stable', '2.600.2');
  offer(site, 'weekly', '2.610');
  site.write(changelogFile('stable'), JSON.stringify(stable));
  site.write(changelogFile('weekly'), JSON.stringify([{ version: '2.610', date: '2030-03-01', changes: [] }]));
  site.write(advisoriesFile, JSON.stringify(warnings));
  site.write(
    javaFile,
    JSON.stringify([
      { java: [21, 25], stable: '2.600.1', weekly: '2.595' },
      { java: [17, 21], stable: '2.500.1', weekly: '2.490' },
    ]),
  );
  site.write('content/upgrades/2.600.1.yml', JSON.stringify({ version: '2.600.1', raw_content: '#### Mind the step\n' }));
  asked.length = 0;
  history.replaceState(null, '', '/download/check/');
  serve();
});

const field = () => screen.getByRole('textbox', { name: t('pages.downloadCheck.form.label') });
const status = liveRegion;
const verdict = async (text: string) => within(await within(status()).findByRole('heading', { level: 2, name: text }));
const region = async (name: string) => within(await waitFor(() => sectionOf(document.body, name)));

async function check(typed: string) {
  const user = userEvent.setup();
  await user.clear(field());
  if (typed) await user.type(field(), typed);
  await user.keyboard('{Enter}');
  return user;
}

describe('an administrator who checks a version', () => {
  it('sees whether it is supported, safe and current, which warnings affect it, and what to upgrade to', async () => {
    renderPage(<CheckForm example="2.600.2" />);
    await check('Jenkins 2.590.1');
    await verdict(t('pages.downloadCheck.verdict.unsafe.title', { version: '2.590.1' }));
    expect(
      within(status())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Supported: no. Support for its line ended on January 15, 2030, when 2.600.1 started a new line.',
      'Safe: no. This version has 2 security warnings.',
      'Current: no. There are 3 newer LTS releases.',
    ]);
    const security = await region(t('pages.downloadCheck.security.title'));
    expect(security.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Security advisory core-2_591', 'https://www.example.org/advisory/old/'],
      ['Security advisory of January 15, 2030', 'https://www.example.org/advisory/2030-01-15/'],
      [t('pages.downloadCheck.security.all'), loadLinks().securityAdvisories],
    ]);
    const plan = await region(t('pages.downloadCheck.plan.title'));
    expect(plan.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent.trim())).toEqual([
      t('pages.downloadCheck.plan.backup'),
      `${t('pages.downloadCheck.plan.firstStep', { version: '2.590.2', baseline: '2.590' })} ${t('pages.downloadCheck.plan.closesSome', { count: 1, total: 2 })}`,
      'Read the upgrade notes for 2.600.1: Mind the step',
      'Before you upgrade, switch Jenkins and its agents to Java 21, which your current release also supports.',
      'Update your plugins as far as your current release allows. Check them for security warnings',
      `Upgrade to 2.600.2, released on February 15, 2030. ${t('pages.downloadCheck.plan.closes', { count: 2 })}`,
      t('pages.downloadCheck.plan.after'),
    ]);
    expect(plan.getByRole('link', { name: 'Mind the step' })).toHaveAttribute('href', '/changelog-stable/2.600.1/#upgrade-notes');
  });

  it('sees that a version between known releases is unsafe and not recorded, and how far notes go', async () => {
    site.write(
      changelogFile('weekly'),
      JSON.stringify([{ version: '2.590' }, { version: '2.610', date: '2030-03-01', changes: [] }]),
    );
    site.write(advisoriesFile, JSON.stringify([{ ...warnings[0], versions: [{ pattern: '2[.]60.' }] }]));
    renderPage(<CheckForm example="2.600.2" />);
    await check('2.595');
    await verdict(t('pages.downloadCheck.verdict.unrecorded.title', { version: '2.595' }));
    expect(status()).toHaveTextContent(`Current: no. ${t('pages.downloadCheck.answers.current.older')}`);
    await check('2.605');
    await verdict(t('pages.downloadCheck.verdict.unsafe.title', { version: '2.605' }));
    const changes = await region(t('pages.downloadCheck.changes.title'));
    const missing = t('parts.changelog.unrecorded', { count: 4, first: '2.606', last: '2.609' });
    expect(await changes.findByText((text) => text.endsWith(missing))).toBeVisible();
    const plan = await region(t('pages.downloadCheck.plan.title'));
    expect(plan.getByRole('checkbox', { name: t('pages.downloadCheck.plan.notesUpTo', { baseline: '2.600' }) })).toBeVisible();
    expect(plan.queryByRole('link', { name: 'Mind the step' })).toBeNull();
    await check('2.599');
    expect(await screen.findByRole('link', { name: 'Mind the step' })).toHaveAttribute(
      'href',
      '/changelog-stable/2.600.1/#upgrade-notes',
    );
  });

  it('sees where the upgrade notes begin, with a link to older ones', async () => {
    renderPage(<CheckForm example="2.600.2" />);
    await check('2.100.1');
    const plan = await region(t('pages.downloadCheck.plan.title'));
    const oldest = plan.getByRole('checkbox', {
      name: t('pages.downloadCheck.plan.notesSince', { oldest: loadUpgrades().at(-1)?.file ?? '' }),
    });
    expect(within(oldest.closest('li') as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      resolveDestination('upgradeGuide', 'en').href,
    );
  });

  it('may skip releases only if there are some in between', async () => {
    renderPage(<CheckForm example="2.600.2" />);
    const plan = () => sectionOf(document.body, t('pages.downloadCheck.plan.title'));
    const to = (version: string) => t('pages.downloadCheck.plan.intro', { version, latest: '2.600.2' });
    await check('2.590.1');
    await waitFor(() => expect(plan()).toHaveTextContent(`${to('2.590.1')} ${t('pages.downloadCheck.plan.skip')}`));
    await check('2.600.1');
    await waitFor(() => expect(plan()).toHaveTextContent(to('2.600.1')));
    expect(plan()).not.toHaveTextContent(t('pages.downloadCheck.plan.skip'));
  });

  it('finds the steps ticked off when coming back, also those of another tab', async () => {
    const step = (name: 'backup' | 'after') => screen.findByRole('checkbox', { name: t(`pages.downloadCheck.plan.${name}`) });
    const backup = () => step('backup');
    const { unmount } = renderPage(<CheckForm example="2.600.2" />);
    await check('2.590.1');
    await userEvent.click(await backup());
    unmount();
    renderPage(<CheckForm example="2.600.2" />);
    await waitFor(async () => expect(await backup()).toBeChecked());
    const stored = Object.keys(localStorage).find((key) => key.includes('2.590.1')) ?? '';
    localStorage.setItem(stored, JSON.stringify(['backup', 'plugins']));
    await userEvent.click(await step('after'));
    expect(JSON.parse(localStorage.getItem(stored) ?? '')).toEqual(['backup', 'plugins', 'after']);
    await userEvent.click(await backup());
    expect(JSON.parse(localStorage.getItem(stored) ?? '')).toEqual(['plugins', 'after']);
    await check('2.590.2');
    await waitFor(async () => expect(await backup()).not.toBeChecked());
  });

  it('sees what changes on the way, by kind, with the release that introduced it', async () => {
    renderPage(<CheckForm example="2.600.2" />, 'fr-CA');
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: /Votre version/ }), '2.590.2{Enter}');
    await within(status()).findByRole('heading', { level: 2 });
    await screen.findByText('Sécurité (1)');
    const kinds = [...document.querySelectorAll('.check-kind')];
    expect(kinds.map((kind) => kind.querySelector('summary')?.textContent)).toEqual([
      'Sécurité (1)',
      'Amélioration (1)',
      'Correction (1)',
      'odd (1)',
    ]);
    const [security, , bugs] = kinds;
    expect(security).toHaveAttribute('open');
    expect(security).toHaveTextContent('2.600.1 A hole is closed.');
    expect(security?.querySelector('a')).toHaveAttribute('href', '/fr-CA/changelog-stable/2.600.1/');
    expect(security?.querySelector('a')).not.toHaveAttribute('hreflang');
    expect(within(security as HTMLElement).getByText('A hole is closed.')).toHaveAttribute('lang', 'en');
    // Closed ones have their changes, too, for printing.
    expect(bugs).not.toHaveAttribute('open');
    await waitFor(() => expect(bugs).toHaveTextContent('2.600.1 A new bug is gone.'));
  });

  it('sees no verdict about safety while there is no data about security warnings', async () => {
    site.write(advisoriesFile, '[]');
    renderPage(<CheckForm example="2.600.2" />);
    await check('2.600.2');
    await verdict(t('pages.downloadCheck.verdict.latest.title', { version: '2.600.2' }));
    expect(status()).toHaveTextContent(`Safe: unknown. ${t('pages.downloadCheck.answers.safe.unclear')}`);
    expect((await region(t('pages.downloadCheck.security.title'))).getByRole('link')).toHaveAttribute(
      'href',
      loadLinks().securityAdvisories,
    );
  });

  it.each<[string, 'empty' | 'nonsense' | 'partial' | 'several', string?]>([
    ['', 'empty'],
    ['the newest', 'nonsense'],
    ['2.580,2', 'nonsense'],
    ['2.580.x', 'partial', '2.580'],
    ['2.580.1 or 2.580.2', 'several', '2.580.1, 2.580.2'],
  ])('sees a request for a version after typing %j, and the focus stays in the field', async (typed, name, found = '') => {
    renderPage(<CheckForm example="2.600.2" />);
    await check(typed);
    await waitFor(() => expect(status()).toHaveTextContent(t(`pages.downloadCheck.form.${name}`, { example: '2.600.2', found })));
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
  });
});

it('the address of a version check shows the result to everyone who opens it', async () => {
  history.replaceState(null, '', '/download/check/?version=2.600.1');
  renderPage(<CheckForm example="2.600.2" />);
  await verdict(t('pages.downloadCheck.verdict.update.title', { latest: '2.600.2' }));
  expect(field()).toHaveValue('2.600.1');
});

describe('the version check with a bad connection', () => {
  const isCheckData = (url: string) => url.includes('-check');
  const unreachable = () => {
    throw new TypeError('Failed to fetch');
  };

  it('works if the connection is lost after the page was loaded, but without the changes', async () => {
    renderPage(<CheckForm example="2.600.2" />);
    await waitFor(() => expect(asked.filter(isCheckData)).toHaveLength(2));
    serve(unreachable);
    await check('2.600.1');
    await verdict(t('pages.downloadCheck.verdict.update.title', { latest: '2.600.2' }));
    await waitFor(() =>
      expect(sectionOf(document.body, t('pages.downloadCheck.changes.title'))).toHaveTextContent(
        t('pages.downloadCheck.changes.failed'),
      ),
    );
  });

  it.each([
    ['can’t be reached', unreachable],
    ['is malformed', () => ({ ok: true, json: async () => [] })],
  ])('says so, with a button to retry, when the data %s', async (_, answer: () => Partial<Response>) => {
    serve((url) => (isCheckData(url) ? answer() : undefined));
    renderPage(<CheckForm example="2.600.2" />);
    const user = await check('2.600.1');
    await waitFor(() => expect(status()).toHaveTextContent(t('pages.downloadCheck.form.failed')));
    serve();
    await user.click(screen.getByRole('button', { name: t('pages.downloadCheck.form.retry') }));
    await verdict(t('pages.downloadCheck.verdict.update.title', { latest: '2.600.2' }));
  });
});

describe('the version check without JavaScript', () => {
  it('lists the newest releases with their status, security warnings and Java versions', () => {
    renderPage(<CheckPage />);
    const [table] = screen.getAllByRole('table');
    const rows = within(table as HTMLElement)
      .getAllByRole('row')
      .slice(1);
    const cells = rows.map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) =>
        (cell.querySelector('time, [data-until]') ?? cell.lastChild)?.textContent?.replace(/\s+/g, ' ').trim(),
      ),
    );
    expect(cells).toEqual([
      ['2.600.2', 'February 15, 2030', 'Latest release', 'No known warnings', '21, 25'],
      ['2.600.1', 'January 15, 2030', 'Supported, but replaced by 2.600.2', 'No known warnings', '21, 25'],
      ['2.590.2', 'July 1, 2029', 'Out of support', '1 warning', '17, 21'],
      ['2.590.1', 'June 1, 2029', 'Out of support', '2 warnings', '17, 21'],
    ]);
  });
});
