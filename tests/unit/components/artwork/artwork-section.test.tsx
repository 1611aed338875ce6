/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArtworkSection } from '@/components/artwork/artwork-section';
import { logosFolder } from '@/lib/artwork/logos';
import { translationFile } from '@/lib/content/translation';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
const t = messagesIn('es-ES');

beforeEach(() => {
  site.remove(logosFolder);
  site.write(`${logosFolder}/cowboy.yml`, 'name: Cowboy\nurl: logos/cowboy/cowboy.png\ncredit: Ada\n');
  site.write(`${logosFolder}/lion.yml`, 'name: Lion\nurl: logos/lion/lion.png\n');
  site.write(`${logosFolder}/ninja.yml`, 'name: Ninja\nurl: logos/ninja/ninja.png\n');
  site.write(translationFile(logosFolder, 'es-ES'), 'cowboy: { name: Vaquero }\nlion: { name: León }\n');
});

afterEach(() => window.history.replaceState(null, '', '/'));

/** Opens the page, with or without a query. */
const open = (search = '') => {
  window.history.replaceState(null, '', `/${search}#logos`);
  renderPage(<ArtworkSection />, 'es-ES');
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test.each(['vaquero', 'COWBOY', 'ada'])('"%s" finds the logo by its name, its English name and its artist', async (query) => {
  open();
  await userEvent.type(screen.getByRole('searchbox'), query);
  expect(names()).toEqual(['Vaquero']);
});

test('the query is kept in the address, next to other parameters, until the field is cleared', async () => {
  open('?from=press');
  await userEvent.type(screen.getByRole('searchbox'), 'león & ninja');
  await userEvent.tab();
  expect(new URLSearchParams(window.location.search).get('search')).toBe('león & ninja');
  await userEvent.click(screen.getByRole('button', { name: t('pages.artwork.clear') }));
  expect(window.location.search + window.location.hash).toBe('?from=press#logos');
  expect(names()).toHaveLength(3);
});

test('an address with a query opens with that search and its results', () => {
  open('?search=ada');
  expect(screen.getByRole('searchbox')).toHaveValue('ada');
  expect(names()).toEqual(['Vaquero']);
});

test('letters lead to the first logo of each while all are shown', async () => {
  site.write(`${logosFolder}/nerd.yml`, 'name: Nerd\nurl: logos/nerd/nerd.png\n');
  open();
  const name = t('pages.artwork.letters');
  const letters = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  expect(letters.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['L', '#lion'],
    ['N', '#nerd'],
    ['V', '#cowboy'],
  ]);
  await userEvent.type(screen.getByRole('searchbox'), 'ninja');
  expect(screen.queryByRole('navigation', { name })).toBeNull();
});
