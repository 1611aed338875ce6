/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangelogPage } from '@/components/changelog/changelog-page';
import { filterChanges } from '@/components/changelog/filter-changes';
import { gatherReleases, releasesBetween } from '@/components/changelog/gather-releases';
import { issueAddress, pullAddress, releaseNotesAddress } from '@/lib/changelog/pages/changelog-links';
import { messagesIn } from '@/tests/support/messages-in';
import { sectionOf } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
const t = messagesIn();

const sample = `- version: "2.1"
  date: 2016-04-27
  changes: []
- version: "2.2"
  date: 2016-05-02
  banner: Read <a href="/doc/upgrade-guide/">this</a> first.
  changes:
    - type: bug
      pull: 2260
      issue: 34438
      authors:
        - jglick
      message: |-
        A <code>code</code> that <script>alert(1)</script><b onclick="alert(2)">works</b> <a href="javascript:alert(3)">again</a>.
    - type: odd kind
      message: Something else.
      pull: 7
    - type: security
      message: Closed a hole.
      references:
        - url: /security/advisory/2016-05-11/
          title: security advisory
        - issue: 5
        - pull: 6
`;

beforeEach(() => site.write('content/changelogs/weekly.yml', sample));

/** The links of the list item that contains a text. */
function linksBeside(text: RegExp) {
  const entry = screen.getAllByRole('listitem').find((item) => text.test(item.textContent ?? ''));
  if (!entry) throw new Error('no such entry');
  return within(entry)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the changelog page', () => {
  test('says so when a release has no changes', () => {
    renderPage(<ChangelogPage line="weekly" />);
    expect(within(sectionOf(document.body, '2.1')).getByText(t('parts.changes.noneShort'))).toBeVisible();
  });

  test('leads to the official notes of a release whose changes aren’t recorded, and says which releases aren’t', () => {
    site.write('content/changelogs/weekly.yml', `- version: "2.0"\n${sample.replaceAll('"2.2"', '"2.5"')}`);
    renderPage(<ChangelogPage line="weekly" />);
    const release = (version: string) => within(sectionOf(document.body, version));
    const notes = release('2.0').getByRole('link', { name: t('parts.changes.official', { version: '2.0' }) });
    expect(notes).toHaveAttribute('href', releaseNotesAddress('2.0'));
    const missing = t('parts.changelog.unrecorded', { first: '2.2', last: '2.4', count: 3 });
    expect(release('2.5').getByText(missing)).toBeVisible();
    expect(screen.getAllByText(missing)).toHaveLength(1);
  });

  test('links a change to its issue rather than its pull request, and to every entry of a list of references', () => {
    renderPage(<ChangelogPage line="weekly" />);
    expect(linksBeside(/A code/)).toEqual([['JENKINS-34438', issueAddress('34438')]]);
    expect(linksBeside(/Something else/)).toEqual([['#7', pullAddress(7)]]);
    expect(linksBeside(/Closed a hole/)).toEqual([
      ['security advisory', '/security/advisory/2016-05-11/'],
      ['JENKINS-5', issueAddress('5')],
      ['#6', pullAddress(6)],
    ]);
  });

  test('renders only text formatting in messages', () => {
    const { container } = renderPage(<ChangelogPage line="weekly" />);
    const entry = screen.getByText('works').closest('li');
    expect(entry?.querySelector('code')).toHaveTextContent('code');
    expect(container.querySelector('li script, [onclick], [href^="javascript"]')).toBeNull();
    expect(entry).toHaveTextContent('works again.');
  });

  test('stays short when the file has hundreds of releases, as the project’s own does', () => {
    const releases = Array.from({ length: 60 }, (_, index) => {
      const year = 2016 + Math.floor(index / 20);
      return `- version: "2.${index}"\n  date: ${year}-01-01\n  changes: [{ type: bug, message: 'Change <code>${index}</code>.' }]\n`;
    });
    site.write('content/changelogs/weekly.yml', releases.join(''));
    renderPage(<ChangelogPage line="weekly" />);
    const shown = screen.getAllByRole('heading', { name: /^2\./ });
    expect(shown).toHaveLength(30);
    expect(shown[0]).toHaveAccessibleName('2.59');
    expect(screen.getByRole('link', { name: '2016' })).toHaveAttribute('href', '/changelog-old/2016/');
  });

  test('shows only the selected kinds of changes, and says how many releases contain any', async () => {
    renderPage(<ChangelogPage line="weekly" />);
    const status = (count: number) => screen.getByText((text) => text.endsWith(t('parts.changelog.explorer.latest', { count })));
    const security = screen.getByRole('checkbox', { name: t('parts.changes.types.security', { count: 1 }) });
    expect(status(2)).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(security);
    expect(status(1)).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByText('Closed a hole.')).toBeVisible();
    expect(screen.getByText('Something else.')).not.toBeVisible();
    await userEvent.click(security);
    expect(screen.getByText('Something else.')).toBeVisible();
  });

  test('says so when the changelog can’t be read', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    site.write('content/changelogs/weekly.yml', '- version: [');
    renderPage(<ChangelogPage line="weekly" />);
    expect(screen.getByRole('heading', { level: 1, name: t('pages.changelogWeekly.title') })).toBeVisible();
    expect(screen.getByText(t('parts.contentFailed'))).toBeVisible();
  });
});

describe('the list of changes between two versions', () => {
  const versions = ['2.522', '2.521', '2.504', '2.99'].map((version) => ({ version, year: '2025' }));
  const between = (since: string, to = '') => releasesBetween(versions, { since, to }).map(({ version }) => version);

  test('starts after the first version and ends with the second', () => {
    expect(between('2.504', '2.521')).toEqual(['2.521']);
    expect(between('2.504')).toEqual(['2.522', '2.521']);
    expect(between('2.500')).toEqual(['2.522', '2.521', '2.504']);
    expect(between('2.522')).toEqual([]);
  });

  test('is the same if the newer version comes first', () => {
    expect(between('2.521', '2.504')).toEqual(['2.521']);
  });

  const gather = async (since: string, to = '') => {
    globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
      const sections = versions.map(({ version }) => `<section data-release="${version}"></section>`).join('');
      const answer = String(input).endsWith('.json') ? JSON.stringify({ releases: versions }) : sections;
      return { ok: true, json: async () => JSON.parse(answer), text: async () => answer } as Response;
    });
    const records = {
      unrecorded: 'unrecorded {version}',
      newer: 'newer {version}',
      unknown: 'unknown {version}',
      older: 'older {oldest}',
    };
    return gatherReleases({ since, to }, { checkUrl: '/check.json', archivePath: '/changelog-old/', records });
  };

  test.each([' v2.504 ', 'Jenkins 2.504', '2.504'])(
    'is requested by version: "%s" is read like in the version check',
    async (text) => {
      expect(await gather(text)).toMatchObject({ state: 'ready', since: '2.504', releases: { length: 2 }, remarks: '' });
    },
  );

  test.each(['newest', '2', '2.504.x', '2.504,1', '2..504', '2.504-rc1'])('is not requested by "%s"', async (text) => {
    expect(await gather(text)).toEqual({ state: 'notAVersion', field: 'since' });
    expect(await gather('2.504', text)).toEqual({ state: 'notAVersion', field: 'to' });
  });

  test('says what the records say about its ends, but not about versions of the other line', async () => {
    expect(await gather('2.510', '2.530')).toMatchObject({ remarks: 'unrecorded 2.510 newer 2.530' });
    expect(await gather('2.50')).toMatchObject({ remarks: 'older 2.99' });
    expect(await gather('2.516.1')).toMatchObject({ remarks: '', releases: { length: 2 } });
  });
});

test('without a selected filter, releases without changes are visible', () => {
  document.body.innerHTML = `<div><section data-release="2"><div data-change-type="bug"></div></section><section data-release="1"></section></div>`;
  const list = document.body.firstElementChild ?? document.body;
  expect(filterChanges(list, new Set())).toBe(2);
  expect(filterChanges(list, new Set(['bug']))).toBe(1);
  expect(filterChanges(list, new Set(['rfe']))).toBe(0);
});

test('a selected filter opens folded releases that it leaves, and hides the others', () => {
  const release = (version: string, type: string) =>
    `<details><summary>${version}</summary><section data-release="${version}"><div data-change-type="${type}"></div></section></details>`;
  document.body.innerHTML = `<div>${release('2', 'bug')}${release('1', 'rfe')}</div>`;
  const list = document.body.firstElementChild ?? document.body;
  const folds = () => [...list.querySelectorAll('details')].map(({ open, hidden }) => ({ open, hidden }));
  filterChanges(list, new Set());
  expect(folds()).toEqual([
    { open: false, hidden: false },
    { open: false, hidden: false },
  ]);
  filterChanges(list, new Set(['bug']));
  expect(folds()[0]).toEqual({ open: true, hidden: false });
  expect(folds()[1]).toMatchObject({ hidden: true });
});
