/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { Navbar } from '@/components/chrome/navbar';
import { loadNavigation } from '@/lib/content/navigation';
import { siteFile } from '@/lib/content/site';
import { type Locale, locales } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/site/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from './render';

const site = siteCopy();

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

/** Opens the bar on a page. */
function open(pathname = '/', props: Parameters<typeof Navbar>[0] = {}, locale: Locale = 'en') {
  jest.mocked(usePathname).mockReturnValue(pathname);
  return renderPage(<Navbar {...props} />, locale);
}

// Closed menus are hidden; their links are there all the same.
const all = { hidden: true };
const mainMenu = () => within(screen.getByRole('navigation', { ...all, name: 'Main' }));
const nameOf = (element: Element) => element.textContent ?? '';

/** The links of a menu, as [words, address]. */
function menuOf(name: string) {
  const button = mainMenu()
    .getAllByText(name)
    .find((element) => element.closest('summary'));
  const links = within(button?.closest('details') ?? document.body).getAllByRole('link', all);
  return links.map((link) => [nameOf(link), link.getAttribute('href')]);
}

describe('the navigation bar', () => {
  test('has its items in the known order', () => {
    open();
    const items = [...(mainMenu().getAllByRole('list', all)[0]?.children ?? [])];
    expect(items.map((item) => nameOf(item.querySelector('summary, a') ?? item))).toEqual([
      'CDF',
      'Blog',
      'Success Stories',
      'Contributor Spotlight',
      'Documentation',
      'Plugins',
      'Community',
      'Subprojects',
      'Security',
      'About',
      'Support',
    ]);
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/download/');
    expect(screen.getByRole('link', { name: 'Jenkins' })).toHaveAttribute('href', '/');
  });

  test.each([
    ['CDF', 4],
    ['Documentation', 13],
    ['Community', 15],
    ['Subprojects', 8],
    ['Security', 3],
    ['About', 5],
  ])('has a menu %s with %d entries', (name, count) => {
    open();
    expect(menuOf(name)).toHaveLength(count);
  });

  test('leads where the specification says, for example in the menu About', () => {
    open();
    expect(menuOf('About')).toEqual([
      ['Roadmap', '/project/roadmap/'],
      ['Press', '/press/'],
      ['Awards', '/awards/'],
      ['Conduct', '/project/conduct/'],
      ['Artwork', '/artwork/'],
    ]);
  });

  test.each(locales)('has a link in %s for every entry of content/navigation.yml, with its words', (locale) => {
    open('/', {}, locale);
    const { links } = readMessages(locale).chrome;
    const { foundation, bar, download } = loadNavigation();
    const entries = [foundation, ...bar, download].flatMap((entry) => ('menu' in entry ? entry.menu : [entry]));
    const shown = screen.getAllByRole('link', all).map((link) => `${nameOf(link)} ${link.getAttribute('href')}`);
    for (const { label, to } of entries) expect(shown).toContain(`${links[label]} ${resolveDestination(to, locale).href}`);
  });

  test('stays on the site’s own pages in the visitor’s language', () => {
    open('/fr-CA/', {}, 'fr-CA');
    expect(screen.getByRole('link', { name: 'Jenkins' })).toHaveAttribute('href', '/fr-CA/');
    const roadmaps = screen.getAllByRole('link', all).filter((link) => link.getAttribute('href')?.includes('roadmap'));
    expect(roadmaps.map((link) => link.getAttribute('href'))).toEqual(['/fr-CA/project/roadmap/', '/fr-CA/project/roadmap/']);
  });

  test('says more about some entries when the pointer rests on them', () => {
    open();
    expect(mainMenu().getByRole('link', { ...all, name: 'Chat' })).toHaveAttribute(
      'title',
      'Talk with the community as it happens',
    );
  });

  test('opens one dropdown at a time', async () => {
    open();
    const openMenus = () =>
      screen
        .getAllByRole('group', all)
        .filter((menu) => menu.hasAttribute('open'))
        .map((menu) => nameOf(menu.querySelector('summary') ?? menu));
    await userEvent.click(mainMenu().getByText('Community'));
    await userEvent.click(mainMenu().getByText('About'));
    expect(openMenus()).toEqual(['About']);
    await userEvent.click(document.body);
    expect(openMenus()).toEqual([]);
  });

  test('has a toggle for its collapsed form that says what it does', () => {
    open();
    expect(screen.getByRole('button', { name: 'Toggle navigation' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the link to the page that is shown', () => {
  const current = () =>
    screen.queryAllByRole('link', { ...all, current: 'page' }).map((link) => [nameOf(link), link.getAttribute('href')]);

  test.each([
    ['/projects/gsoc/', [['Google Summer of Code in Jenkins', '/projects/gsoc/']]],
    ['/blog/', [['Blog', '/blog/']]],
    ['/solutions', [['Solution Pages', '/solutions/']]],
    ['/solutions/', [['Solution Pages', '/solutions/']]],
    ['/', [['Jenkins', '/']]],
    ['/download/', [['Download', '/download/']]],
    ['/nowhere/', []],
  ])('is marked on %s', (pathname, marked) => {
    open(pathname);
    expect(current()).toEqual(marked);
  });

  test('is marked in every menu that has it', () => {
    open('/project/roadmap/');
    expect(current()).toEqual([
      ['Roadmap', '/project/roadmap/'],
      ['Roadmap', '/project/roadmap/'],
    ]);
  });

  test('is marked in another language too', () => {
    open('/fr-CA/project/roadmap/', {}, 'fr-CA');
    expect(current()).toHaveLength(2);
  });

  test('is the one that locationPathname says, not the one of the address', () => {
    open('/', { locationPathname: '/blog/' });
    expect(current()).toEqual([['Blog', '/blog/']]);
  });
});

describe('the search', () => {
  const search = () => screen.queryByRole('button', { name: 'Search' });

  test('is there unless the page or the site’s settings say no', () => {
    const shown = open();
    expect(search()).toBeInTheDocument();
    shown.unmount();
    const without = open('/', { showSearchBox: false });
    expect(search()).not.toBeInTheDocument();
    without.unmount();
    site.write(siteFile, 'property: https://ci.example.org\ngithubRepo: ""\ncopyrightYear: 2025\nshowSearchBox: false\n');
    open();
    expect(search()).not.toBeInTheDocument();
  });

  test('names its keys', () => {
    open();
    expect(search()).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
    expect(search()).toHaveAttribute('title', 'Search (press / or Ctrl+K)');
  });

  test('stands outside the collapsed menu', () => {
    open();
    expect(screen.getByRole('navigation', { ...all, name: 'Main' })).not.toContainElement(search());
  });
});
