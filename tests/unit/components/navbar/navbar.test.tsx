/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { Navbar } from '@/components/navbar/navbar';
import { siteFile } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { barLinks, barMenus, linkInMenu } from '@/tests/support/navigation';
import { siteCopy } from '@/tests/support/site-copy';
import { inPage, renderPage } from '@/tests/unit/support/render';

// tests/export covers the navbar's content; this file covers its script and what differs from page to page.

const site = siteCopy();

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const { chrome } = readMessages('en');
const links = barLinks();
const home = '/';
const { link: elsewhere } = linkInMenu(home);

function open(pathname: string) {
  jest.mocked(usePathname).mockReturnValue(pathname);
  return renderPage(<Navbar />);
}

/** The links of the navbar that are marked as current. */
function marked() {
  return [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'));
}

/** The links of the navbar to an address. */
function linksTo(address: string) {
  return links.map(({ href }) => href).filter((href) => href === address);
}

const search = () => screen.queryByRole('button', { name: chrome.search.label });

test('the navbar marks links to the current page, and others after navigation', () => {
  const { rerender } = open(elsewhere.href);
  expect(marked()).toEqual(linksTo(elsewhere.href));
  jest.mocked(usePathname).mockReturnValue(home);
  rerender(inPage(<Navbar />));
  expect(marked()).toEqual(linksTo(home));
});

test('an open menu of the navbar closes when another one is opened or on a click outside', async () => {
  const [first, second] = barMenus();
  open(home);
  const openMenus = () => [...document.querySelectorAll('details[open] > summary')].map((button) => button.textContent);
  const bar = within(screen.getByRole('navigation', { name: chrome.mainNavigation, hidden: true }));
  await userEvent.click(bar.getByText(first?.name ?? '', { selector: 'summary, summary *' }));
  await userEvent.click(bar.getByText(second?.name ?? '', { selector: 'summary, summary *' }));
  expect(openMenus()).toEqual([second?.name]);
  await userEvent.click(document.body);
  expect(openMenus()).toEqual([]);
});

describe('the search button in the navbar', () => {
  test('is shown with its shortcuts, outside the collapsible menu', () => {
    open(home);
    expect(search()).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
    expect(search()).toHaveAttribute('title', chrome.search.hint);
    expect(search()?.closest('[popover]')).toBeNull();
  });

  test('is hidden if the site’s settings say so', () => {
    site.write(siteFile, 'property: https://ci.example.org\ngithubRepo: ""\ncopyrightYear: 2025\nshowSearchBox: false\n');
    open(home);
    expect(search()).not.toBeInTheDocument();
  });
});
