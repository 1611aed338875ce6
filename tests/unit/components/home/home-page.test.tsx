/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { HomePage } from '@/components/home/home-page';
import { advisoriesFile } from '@/lib/advisories/advisories';
import { releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { newsFile } from '@/lib/community/news';
import { loadRelease, releaseFile, releaseLines } from '@/lib/download/downloads';
import { eventsFolder } from '@/lib/events/events';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { landingPaths } from '@/tests/fixtures/behavior';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { sectionOf } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const labels = readMessages('en').pages.home;
const pageLinks = () => within(screen.getByRole('navigation', { name: labels.cardsLabel })).getAllByRole('link');

test('the start page links to the main pages, in the order of tests/fixtures/behavior.ts, and to a first issue', () => {
  renderPage(<HomePage />);
  const addresses = pageLinks().map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => address?.startsWith('/'))).toEqual(landingPaths);
  expect(addresses).toContain(resolveDestination('goodFirstIssues', 'en').href);
});

test('the start page sends a version to the check, even without scripts', () => {
  renderPage(<HomePage />, 'fr-CA');
  const field = screen.getByRole('textbox', { name: readMessages('fr-CA').pages.home.check.title });
  expect(field).toHaveAttribute('name', 'version');
  expect(field.closest('form')).toHaveAttribute('action', pagePath('downloadCheck', 'fr-CA'));
});

describe('the news on the start page', () => {
  const site = siteCopy();
  const t = messagesIn();
  const part = (name: string) => within(sectionOf(document.body, name));
  const titles = () =>
    part(t('pages.home.latest.title'))
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent);
  const [stable = '', weekly = ''] = releaseLines.map((line) => t(`pages.download.lines.${line}.title`));

  beforeEach(() => {
    site.write(newsFile, '[]');
    site.write(advisoriesFile, '[]');
    site.remove(eventsFolder);
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  /** The date that many days from the day of the build, as YYYY-MM-DD. */
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  function writeEvents(...days: number[]) {
    for (const [index, inDays] of days.entries()) {
      const date = day(inDays);
      const record = {
        date,
        title: `Meeting ${index}`,
        location: 'Brussels',
        link: 'https://events.example.org/',
        timezone: 'Europe/Brussels',
      };
      site.write(`content/events/${date}-brussels.yml`, JSON.stringify(record));
    }
  }

  test('are the newest release of each line, with its date, packages and changes', () => {
    renderPage(<HomePage />, 'fr-CA');
    const fr = messagesIn('fr-CA');
    for (const line of releaseLines) {
      const { version, date } = loadRelease(line);
      const found = part(fr(`pages.download.lines.${line}.title`));
      expect(found.getByText(version)).toBeVisible();
      expect(document.querySelector(`time[datetime="${date}"]`)).toBeVisible();
      const link = found.getByRole('link', { name: fr('pages.home.latest.download', { version }) });
      expect(link).toHaveAttribute('href', `/fr-CA/download/#${line}`);
      const changes = found.queryByRole('link', { name: fr('pages.download.packages.changes', { version }) });
      expect(changes !== null).toBe(releaseVersions(line).includes(version));
    }
  });

  test('include the topics of the newest three security advisories', () => {
    const advisory = (n: number) => ({
      id: `core-${n}`,
      url: `https://www.example.org/security/advisory/2020-01-0${n}/`,
      versions: [
        { lastVersion: `2.90${n}`, pattern: '2[.]1' },
        { lastVersion: `LTS 2.900.${n}`, pattern: '2[.]1[.]1' },
      ],
    });
    site.write(advisoriesFile, JSON.stringify([1, 2, 3, 4].map(advisory)));
    renderPage(<HomePage />);
    const found = part(t('pages.home.latest.security.title'));
    const links = found.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.slice(0, 3)).toEqual([4, 3, 2].map((n) => advisory(n).url));
    const ranges = ['2.904', 'LTS 2.900.4'].map((version) => t('pages.home.latest.security.range', { version })).join(' and ');
    expect(found.getByText(t('pages.home.latest.security.affected', { ranges }))).toBeVisible();
  });

  test('have no sections for posts, events and advisories while there are none', () => {
    renderPage(<HomePage />);
    expect(screen.queryByRole('heading', { name: t('pages.home.latest.title') })).not.toBeInTheDocument();
  });

  test('include the newest three posts, and the next three events that are not over, with their dates', () => {
    const posts = [4, 1, 3, 2].map((n) => ({
      title: `Post ${n}`,
      url: `https://blog.example.org/${n}/`,
      date: `2020-01-0${n}`,
      author: `Author ${n}`,
    }));
    site.write(newsFile, JSON.stringify(posts));
    writeEvents(-3, 2, 40, 3, 50);
    renderPage(<HomePage />);
    expect(titles()).toEqual([t('pages.home.latest.posts.title'), t('pages.home.latest.events.title')]);
    const found = part(t('pages.home.latest.posts.title'));
    expect(found.getAllByRole('link', { name: /^Post/ }).map((link) => link.getAttribute('href'))).toEqual(
      [4, 3, 2].map((n) => `https://blog.example.org/${n}/`),
    );
    expect(found.getByText('Jan 4, 2020').parentElement).toHaveTextContent('Jan 4, 2020, Author 4');
    const events = part(t('pages.home.latest.events.title'));
    expect(events.getAllByRole('link', { name: /^Meeting/ }).map((link) => link.textContent)).toEqual([
      'Meeting 1',
      'Meeting 3',
      'Meeting 2',
    ]);
    expect(document.querySelector(`time[datetime="${day(2)}"]`)).toBeVisible();
  });

  test('show an error in place of a broken part, and everything else', () => {
    site.write(newsFile, 'posts');
    site.write('content/events/2030-01-01-brussels.yml', 'title: 5');
    site.edit(releaseFile('weekly'), 'version:', 'versio:');
    renderPage(<HomePage />);
    const broken = t('parts.contentFailed');
    expect(part(weekly).getByText(broken)).toBeVisible();
    expect(part(t('pages.home.latest.posts.title')).getByText(broken)).toBeVisible();
    expect(part(t('pages.home.latest.events.title')).getByText(broken)).toBeVisible();
    expect(part(stable).getByText(loadRelease('stable').version)).toBeVisible();
  });
});
