/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Navbar } from '@/components/navbar/navbar';
import { siteFile } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

// tests/export covers the navbar's content.

const site = siteCopy();

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

test('the search button is hidden if the site’s settings say so', () => {
  site.write(siteFile, 'property: https://ci.example.org\ngithubRepo: ""\ncopyrightYear: 2025\nshowSearchBox: false\n');
  renderPage(<Navbar />);
  expect(screen.queryByRole('button', { name: readMessages('en').chrome.search.label })).not.toBeInTheDocument();
});
