/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import HacktoberfestEventKitPage from '@/app/[locale]/(pages)/events/hacktoberfest/event-kit/page';
import HacktoberfestFaqPage from '@/app/[locale]/(pages)/events/hacktoberfest/faq/page';
import HacktoberfestPage from '@/app/[locale]/(pages)/events/hacktoberfest/page';
import JamPage from '@/app/[locale]/(pages)/projects/jam/page';
import { translationFile } from '@/lib/content/translation';
import { hacktoberfestFile, hacktoberfestFolder } from '@/lib/events/hacktoberfest';
import { jamFile } from '@/lib/events/jam';
import { readMessages } from '@/scripts/messages/read-messages';
import { sectionOf } from '@/tests/support/queries';
import { filledIn } from '@/tests/support/said-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();

beforeEach(() => {
  for (const file of [hacktoberfestFile, jamFile])
    site.write(file, readFileSync(file.replace('content', 'tests/fixtures'), 'utf8'));
});

const { pages, parts } = readMessages('en');
const text = () => screen.getByRole('main').textContent;

test('a new year of the Hacktoberfest, with a new number of required pull requests, appears on the page', () => {
  site.edit(hacktoberfestFile, 'year: 2024', 'year: 2026');
  site.edit(hacktoberfestFile, 'pullRequests: 4', 'pullRequests: 5');
  renderPage(<HacktoberfestPage />);
  expect(text()).toContain(
    filledIn('pages.hacktoberfest.sections.quick-start.figures.before', { pullRequests: 5, year: '2026' }),
  );
});

test('another year of the Hacktoberfest comes first in the list, with the title of its post', () => {
  const post = '{ year: 2024, title: Looking back, link: /blog/2024/11/01/looking-back/ }';
  site.edit(hacktoberfestFile, 'previousYears:\n', `previousYears:\n  - ${post}\n`);
  renderPage(<HacktoberfestPage />);
  const list = within(sectionOf(document.body, pages.hacktoberfest.sections['previous-years'].title));
  const [first] = list.getAllByRole('definition');
  expect(first).toHaveTextContent('Looking back (2024)');
  expect(list.getByRole('link', { name: /^Looking back ?\(2024\)$/ })).toHaveAttribute('href', '/blog/2024/11/01/looking-back/');
});

test('titles of slides without a translation are marked as English', () => {
  site.remove(translationFile(hacktoberfestFolder, 'es-ES'));
  renderPage(<HacktoberfestEventKitPage />, 'es-ES');
  expect(screen.getByText('Hacking Jenkins')).toHaveAttribute('lang', 'en');
});

test('the numbers for sponsors come from content/jam.yml', () => {
  site.edit(jamFile, 'foodTo: 600', 'foodTo: 700');
  site.edit(jamFile, 'audioAbove: 50', 'audioAbove: 60');
  renderPage(<JamPage />);
  expect(text()).toContain(
    filledIn('pages.jam.sections.supporting-a-meetup-group.food-sponsor.figures.cost', { foodFrom: 200, foodTo: 700 }),
  );
  expect(text()).toContain(
    filledIn('pages.jam.sections.supporting-a-meetup-group.venue-sponsor.links.audio', { audioAbove: 60 }),
  );
});

describe('when a content file of an event page is broken', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test.each([
    [pages.hacktoberfest.title, HacktoberfestPage, hacktoberfestFile],
    [pages.hacktoberfestFaq.title, HacktoberfestFaqPage, hacktoberfestFile],
    [pages.hacktoberfestEventKit.title, HacktoberfestEventKitPage, hacktoberfestFile],
    [pages.jam.title, JamPage, jamFile],
  ])('the page "%s" says so below its title', (title, Page, file) => {
    site.write(file, 'numbers: none\n');
    renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(text()).toContain(parts.contentFailed);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(`${file}:1:1: numbers: expected a mapping, found "none"`));
  });
});
