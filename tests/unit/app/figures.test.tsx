/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import HacktoberfestPage from '@/app/[locale]/(pages)/events/hacktoberfest/page';
import CodePage from '@/app/[locale]/(pages)/participate/code/page';
import PressPage from '@/app/[locale]/(pages)/press/page';
import { figureCollection, figuresFile, loadFigures } from '@/lib/site/figures';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();

beforeEach(() => {
  const figure = (name: string, value: number) =>
    `${name}: { value: ${value}, date: 2031-05, source: https://stats.example.org/ }\n`;
  site.write(
    figuresFile,
    figure('plugins', 7777) +
      figure('listedPlugins', 6666) +
      figure('pluginsNow', 8888) +
      figure('installations', 555555) +
      figure('installationsNow', 333333) +
      figure('repositories', 4444),
  );
});

const text = () => screen.getByRole('main').textContent;

test.each([
  ['press', PressPage, ['7,777', '8,888', '555,555', '333,333', 'May 2031']],
  ['code', CodePage, ['6,666', '4,444', '2031']],
  ['Hacktoberfest', HacktoberfestPage, ['6,666', '2031']],
] as const)('the page about %s takes its figures from content/figures.yml', (_, Page, figures) => {
  renderPage(<Page />);
  for (const figure of figures) expect(text()).toContain(figure);
});

test('a broken figure is reported with its place, and the page shows an error in place of the sentence', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  site.edit(figuresFile, 'date: 2031-05', 'date: last year');
  expect(problemsOf(loadFigures)).toMatch(
    `${figuresFile}: plugins.date: expected a day, a month or a year such as 2025-08-05, 2025-08 or 2025, found "last year"`,
  );
  renderPage(<PressPage />);
  const { pages, parts } = readMessages('en');
  expect(text()).toContain(parts.contentFailed);
  expect(text()).toContain(pages.press.sections['about-jenkins'].trademark.more);
  logged.mockRestore();
});

test('the figures and their sources are checked like other content', () => {
  expect(figureCollection.links?.(loadFigures()).map(({ address }) => address)).toContain('https://stats.example.org/');
});
