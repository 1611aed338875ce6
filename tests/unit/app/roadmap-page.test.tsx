/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import RoadmapPage from '@/app/[locale]/(pages)/project/roadmap/page';
import { roadmapFile } from '@/lib/roadmap/roadmap';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();

const small = readFileSync('tests/fixtures/roadmap.yml', 'utf8');
const labels = readMessages('en').pages.roadmap;

let logged: jest.SpyInstance;
beforeEach(() => {
  window.history.replaceState(null, '', '/project/roadmap/');
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

describe('when the roadmap’s data can’t be read', () => {
  test.each([
    ['lacks its labels', 'statuses: []\ncategories: []'],
    ['is missing', null],
  ])('because the file %s, the page says so in place of the table and shows everything else', (_what, text) => {
    if (text === null) site.remove(roadmapFile);
    else site.write(roadmapFile, text);
    renderPage(<RoadmapPage />);
    expect(screen.getByRole('alert').textContent).toBe(labels.failed);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

    expect(screen.getByRole('heading', { level: 1, name: labels.title })).toBeVisible();
    expect(screen.getByRole('heading', { name: labels.sections.references.title })).toBeVisible();
  });

  test('the log names the file', () => {
    site.write(roadmapFile, 'labels: [');
    renderPage(<RoadmapPage />);
    expect(logged.mock.calls.join()).toContain('Failed to parse YAML from content/roadmap/roadmap.yml');
  });

  test('a broken translation leaves the roadmap in English, and the log names the file', () => {
    site.write(roadmapFile, small);
    site.write('content/roadmap/translations/fr-CA.yml', '{');
    renderPage(<RoadmapPage />, 'fr-CA');
    expect(screen.getByRole('table')).toBeVisible();
    expect(logged.mock.calls.join()).toContain('content/roadmap/translations/fr-CA.yml');
  });
});
