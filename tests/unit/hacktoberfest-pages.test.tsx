/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import HacktoberfestEventKitPage from '@/app/(en)/events/hacktoberfest/event-kit/page';
import HacktoberfestFaqPage from '@/app/(en)/events/hacktoberfest/faq/page';
import HacktoberfestPage from '@/app/(en)/events/hacktoberfest/page';
import JamPage from '@/app/(en)/projects/jam/page';
import { hacktoberfestFile } from '@/lib/content/hacktoberfest';
import { jamFile } from '@/lib/content/jam';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from './render';

const site = siteCopy();

/** Lets the pages be made of a content file in which parts of the text are different. */
function change(file: string, changes: Record<string, string>) {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  site.write(file, text);
}

const text = () => screen.getByRole('main').textContent;

describe('the next Hacktoberfest is prepared in content/hacktoberfest.yml alone', () => {
  test('a new year shows wherever the year is said', () => {
    change(hacktoberfestFile, { 'year: 2024': 'year: 2025', 'anniversary: 11': 'anniversary: 12' });
    renderPage(<HacktoberfestPage />);
    expect(text()).toContain('In 2025, it turns 12.');
    expect(text()).toContain('In 2025, the events are online only.');
  });

  test('the pages say nothing about online events in a year that has others', () => {
    change(hacktoberfestFile, { 'onlineOnly: true': 'onlineOnly: false' });
    renderPage(<HacktoberfestPage />);
    expect(text()).not.toContain('online only');
    expect(text()).toContain('Events about Jenkins are announced in three places');
  });

  test('a new number of pull requests shows on the page', () => {
    change(hacktoberfestFile, { 'pullRequests: 4': 'pullRequests: 6' });
    renderPage(<HacktoberfestPage />);
    expect(screen.getByRole('note')).toHaveTextContent('at least 6 pull requests in October');
  });

  test('a new number of pull requests shows in the questions', () => {
    change(hacktoberfestFile, { 'pullRequests: 4': 'pullRequests: 6' });
    renderPage(<HacktoberfestFaqPage />);
    expect(text()).toContain('at least 6 pull requests in October');
  });

  test('a year more stands first in the list, with the title of its post', () => {
    change(hacktoberfestFile, {
      'previousYears:\n': 'previousYears:\n  - { year: 2024, title: Looking back, link: /blog/2024/11/01/looking-back/ }\n',
    });
    renderPage(<HacktoberfestPage />);
    const list = within(screen.getByRole('region', { name: 'Previous years' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('2024 Looking back');
    expect(list.getByRole('link', { name: '2024' })).toHaveAttribute('href', '/blog/2024/11/01/looking-back/');
  });
});

describe('the table of featured projects', () => {
  const keywordsOf = (name: string) => {
    const [, keywords] = screen.getByRole('rowheader', { name: new RegExp(name) }).parentElement?.children ?? [];
    return within(keywords as HTMLElement)
      .getAllByRole('listitem')
      .map((keyword) => keyword.textContent);
  };

  test('names the languages of a project as they are, and its subjects in the language of the page', () => {
    renderPage(<HacktoberfestPage />, 'fr-CA');
    expect(keywordsOf('Politique de sécurité du contenu')).toEqual(['JavaScript', 'Jelly', 'Sécurité']);
  });

  test('links the name of a project only where it has a place of its own', () => {
    renderPage(<HacktoberfestPage />);
    const names = screen.getAllByRole('rowheader');
    expect(names.map((name) => within(name).queryByRole('link')?.getAttribute('href') ?? null)).toEqual([
      '/',
      'https://github.com/jenkinsci/jenkins',
      'https://plugins.jenkins.io/',
      '/artwork/',
      '/projects/infrastructure/#pick-up-a-task',
      '/doc/developer/security/csp/',
      null,
    ]);
  });
});

describe('what is not written in the language of the page', () => {
  test('is marked as English: the titles of slides and posts', () => {
    renderPage(<HacktoberfestEventKitPage />, 'es-ES');
    expect(screen.getByText('Hacking Jenkins')).toHaveAttribute('lang', 'en');
  });

  test('is not marked where the page is English', () => {
    renderPage(<HacktoberfestEventKitPage />);
    expect(screen.getByText('Hacking Jenkins').closest('[lang]')).toBeNull();
  });
});

test('the sponsors’ numbers come from content/jam.yml', () => {
  change(jamFile, { 'foodTo: 600': 'foodTo: 700', 'audioAbove: 50': 'audioAbove: 60' });
  renderPage(<JamPage />);
  expect(text()).toContain('about 200 to 700 USD');
  expect(text()).toContain('Above 60 attendees');
});

describe('while a content file is broken', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());

  test.each([
    ['Hacktoberfest', HacktoberfestPage, hacktoberfestFile],
    ['Hacktoberfest FAQ', HacktoberfestFaqPage, hacktoberfestFile],
    ['Hacktoberfest Event Kit', HacktoberfestEventKitPage, hacktoberfestFile],
    ['CI/CD and Jenkins Area Meetups', JamPage, jamFile],
  ])('the page "%s" says so below its title', (title, Page, file) => {
    site.write(file, 'numbers: none\n');
    renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(text()).toContain('Some of the data on this page can’t be read at the moment.');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(`${file}: numbers: expected a mapping, found "none"`));
  });
});
