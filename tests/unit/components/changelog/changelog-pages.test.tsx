/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangelogPage } from '@/components/changelog/changelog-page';
import { filterChanges } from '@/components/changelog/filter-changes';
import { ReleasePage } from '@/components/changelog/release-page';
import { parseVersion, parseVersions, releasesBetween } from '@/components/changelog/release-range';
import { authorAddress, issueAddress, pullAddress } from '@/lib/changelog/changelog-links';
import { messagesIn } from '@/tests/support/messages-in';
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
  test('shows the newest release first, each with its date and the anchor that other pages link to', () => {
    renderPage(<ChangelogPage line="weekly" />, 'fr-CA');
    const releases = screen.getAllByRole('heading', { level: 2, name: /^2\./ });
    expect(releases.map((heading) => heading.id)).toEqual(['v2.2', 'v2.1']);
    expect(within(screen.getByRole('region', { name: '2.2' })).getByText('2 mai 2016')).toHaveAttribute('dateTime', '2016-05-02');
  });

  test('links to each release’s page, and announces that pages of releases more than a year old are in English', () => {
    process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2017, 4, 1) / 1000);
    renderPage(<ChangelogPage line="weekly" />, 'fr-CA');
    delete process.env.SOURCE_DATE_EPOCH;
    const [newer, older] = ['2.2', '2.1'].map((version) => screen.getByRole('link', { name: version }));
    expect(newer).toHaveAttribute('href', '/fr-CA/changelog/2.2/');
    expect(newer).not.toHaveAttribute('hreflang');
    expect(older).toHaveAttribute('href', '/changelog/2.1/');
    expect(older).toHaveAttribute('hreflang', 'en');
    expect(screen.getByText(/de plus d’un an/)).toBeVisible();
  });

  test('says so when a release has no changes', () => {
    renderPage(<ChangelogPage line="weekly" />);
    expect(within(screen.getByRole('region', { name: '2.1' })).getByText(t('parts.changes.none'))).toBeVisible();
  });

  test('links a change to its issue rather than its pull request, and to every entry of a list of references', () => {
    renderPage(<ChangelogPage line="weekly" />);
    expect(linksBeside(/A code/)).toEqual([['JENKINS-34438', issueAddress('34438')]]);
    expect(linksBeside(/Something else/)).toEqual([[t('parts.changes.pull', { pull: '7' }), pullAddress(7)]]);
    expect(linksBeside(/Closed a hole/)).toEqual([
      ['security advisory', '/security/advisory/2016-05-11/'],
      ['JENKINS-5', issueAddress('5')],
      [t('parts.changes.pull', { pull: '6' }), pullAddress(6)],
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
    const shown = screen.getAllByRole('region', { name: /^2\./ });
    expect(shown).toHaveLength(30);
    expect(shown[0]).toHaveAccessibleName('2.59');
    expect(screen.getByRole('link', { name: '2016' })).toHaveAttribute('href', '/changelog-old/2016/');
  });

  test('says so when the changelog can’t be read', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    site.write('content/changelogs/weekly.yml', '- version: [');
    renderPage(<ChangelogPage line="weekly" />);
    expect(screen.getByRole('heading', { level: 1, name: t('pages.changelogWeekly.title') })).toBeVisible();
    expect(screen.getByText(t('parts.contentFailed'))).toBeVisible();
  });

  test('shows only the selected kinds of changes, and says how many releases contain any', async () => {
    renderPage(<ChangelogPage line="weekly" />);
    const status = (count: number) => screen.getByText((text) => text.endsWith(t('parts.changelog.explorer.shown', { count })));
    const security = screen.getByRole('checkbox', { name: t('parts.changes.types.security') });
    expect(status(2)).toHaveRole('status');
    await userEvent.click(security);
    expect(status(1)).toHaveRole('status');
    expect(screen.getByText('Closed a hole.')).toBeVisible();
    expect(screen.getByText('Something else.')).not.toBeVisible();
    await userEvent.click(security);
    expect(screen.getByText('Something else.')).toBeVisible();
  });
});

test('the page of a release names its contributors, and links to both issue and pull request', () => {
  renderPage(<ReleasePage line="weekly" version="2.2" />);
  expect(
    screen.getByRole('heading', { level: 1, name: t('parts.changelog.release.weekly.title', { version: '2.2' }) }),
  ).toBeVisible();
  expect(linksBeside(/A code/)).toEqual([
    ['JENKINS-34438', issueAddress('34438')],
    [t('parts.changes.pull', { pull: '2260' }), pullAddress(2260)],
    ['jglick', authorAddress('jglick')],
  ]);
  const neighbors = within(screen.getByRole('navigation', { name: t('parts.changelog.neighbors') })).getAllByRole('link');
  expect(neighbors.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [t('parts.changelog.olderRelease', { version: '2.1' }), '/changelog/2.1/'],
  ]);
});

test('the page of the first release of an LTS line separates what was fixed from what is new', () => {
  site.write(
    'content/changelogs/lts.yml',
    `- version: "2.516.1"
  date: 2025-07-23
  lts_baseline: "2.516"
  lts_predecessor: "2.504.3"
  changes: [{ type: bug, message: Mended. }]
  lts_changes: [{ type: rfe, message: New. }]
`,
  );
  renderPage(<ReleasePage line="stable" version="2.516.1" />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining([
      t('parts.changes.since', { version: '2.516' }),
      t('parts.changes.types.bug'),
      t('parts.changes.since', { version: '2.504.3' }),
      t('parts.changes.types.rfe'),
    ]),
  );
});

describe('the list of changes between two versions', () => {
  const versions = ['2.522', '2.521', '2.504', '2.99'].map((version) => ({ version, year: '2025' }));
  const between = (since: string, to = '') => releasesBetween(versions, { since, to }).map(({ version }) => version);

  test('starts after the first version and ends with the second', () => {
    expect(between('2.504', '2.521')).toEqual(['2.521']);
    expect(between('2.504')).toEqual(['2.522', '2.521']);
    expect(between('2.500')).toEqual(['2.522', '2.521', '2.504']);
    expect(between('2.522')).toEqual([]);
    expect(between('2.522', '2.99')).toEqual([]);
  });

  test.each([
    [' v2.516.1 ', '2.516.1'],
    ['2.516', '2.516'],
    ['newest', undefined],
    ['2', undefined],
    ['2.5"] script', undefined],
  ])('is requested by version: "%s" is read as %s', (text, version) => expect(parseVersion(text)).toBe(version));

  test('looks up versions only in a valid list of versions', () => {
    expect(
      parseVersions([{ version: '2.1', year: '2016' }, { version: '2.1"]', year: '2016' }, { version: '2.2' }, 7, null]),
    ).toEqual([{ version: '2.1', year: '2016' }]);
    expect(parseVersions('<html>')).toEqual([]);
  });
});

test('without a selected filter, releases without changes are visible', () => {
  document.body.innerHTML = `<div><section data-release="2"><div data-change-type="bug"></div></section><section data-release="1"></section></div>`;
  const list = document.body.firstElementChild ?? document.body;
  expect(filterChanges(list, new Set())).toBe(2);
  expect(filterChanges(list, new Set(['bug']))).toBe(1);
  expect(filterChanges(list, new Set(['rfe']))).toBe(0);
});
