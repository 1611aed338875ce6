/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import RoadmapPage from '@/app/(en)/project/roadmap/page';
import { roadmapFile } from '@/lib/content/roadmap';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from './render';

const site = siteCopy();

const small = readFileSync('tests/fixtures/roadmap.yml', 'utf8');
const failure = 'Failed to load roadmap data. Please try again later.';

/** The accessible names of the links in the part of the page with this heading, with their addresses. */
function linksBelow(heading: string) {
  const links = within(screen.getByRole('region', { name: heading })).getAllByRole('link');
  return links.map((link) => [link.textContent?.replace(/[\u2060]| \(opens in a new tab\)/g, ''), link.getAttribute('href')]);
}

let logged: jest.SpyInstance;
beforeEach(() => {
  window.history.replaceState(null, '', '/project/roadmap/');
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('the roadmap page shows every initiative of the Jenkins project', () => {
  const { container } = renderPage(<RoadmapPage />);
  // Asking for roles takes seconds on a page of this size.
  expect(container.querySelector('h1')).toHaveTextContent(/^Roadmap$/);
  expect(container.querySelectorAll('table li .pill')).toHaveLength(95);
  expect(container.querySelector('[role="status"]')).toHaveTextContent('95 initiatives shown');
  expect(container).not.toHaveTextContent(failure);
  expect(logged).not.toHaveBeenCalled();
});

test('it links to its process, to suggesting an item, to the data and to the archive', () => {
  site.write(roadmapFile, small);
  renderPage(<RoadmapPage />);
  expect(linksBelow('References')).toEqual([
    ['Roadmap process documentation (JEP-14)', 'https://github.com/jenkinsci/jep/tree/master/jep/14'],
    ['How to suggest a new roadmap item', 'https://github.com/jenkinsci/jep/tree/master/jep/14#submitting-roadmap-suggestions'],
    ['Open data (roadmap.yml)', '/data/roadmap/roadmap.yml'],
    ['website repository', 'https://github.com/jenkins-infra/jenkins.io/blob/master/content/_data/roadmap/roadmap.yml'],
    ['Archive of completed and withdrawn items', '#archive'],
    ['website repository', 'https://github.com/jenkins-infra/jenkins.io/blob/master/content/_data/roadmap/archive.yml'],
  ]);
  expect(screen.getByRole('heading', { name: 'Archive' })).toHaveAttribute('id', 'archive');
});

test('it promises no delivery dates and links to taking part', () => {
  site.write(roadmapFile, small);
  renderPage(<RoadmapPage />);
  expect(screen.getByText(/promises no delivery dates/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'how to take part in Jenkins' })).toHaveAttribute('href', '/participate/');
});

describe('when the roadmap’s data can’t be read', () => {
  test.each([
    ['is not YAML', 'labels: ['],
    ['lacks its labels', 'statuses: []\ncategories: []'],
    ['is missing', null],
  ])('because the file %s, the page says so in place and the rest of it stands', (_what, text) => {
    if (text === null) site.remove(roadmapFile);
    else site.write(roadmapFile, text);
    renderPage(<RoadmapPage />);
    expect(screen.getByRole('alert').textContent).toBe(failure);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

    expect(screen.getByRole('heading', { level: 1, name: 'Roadmap' })).toBeVisible();
    expect(linksBelow('References')).toHaveLength(6);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('2025');
  });

  test('the log names the file', () => {
    site.write(roadmapFile, 'labels: [');
    renderPage(<RoadmapPage />);
    expect(logged.mock.calls.join()).toContain('Failed to parse YAML from content/roadmap/roadmap.yml');
  });

  test('a visitor who reads French is told in French', () => {
    site.remove(roadmapFile);
    renderPage(<RoadmapPage />, 'fr-CA');
    expect(screen.getByRole('alert')).toHaveTextContent(/feuille de route/i);
  });

  test('a broken translation leaves the roadmap in English, and the log names the file', () => {
    site.write(roadmapFile, small);
    site.write('content/roadmap/translations/fr-CA.yml', '{');
    renderPage(<RoadmapPage />, 'fr-CA');
    expect(screen.getByRole('table')).toBeVisible();
    expect(logged.mock.calls.join()).toContain('content/roadmap/translations/fr-CA.yml');
  });
});
