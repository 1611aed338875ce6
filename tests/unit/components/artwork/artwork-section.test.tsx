/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArtworkSection } from '@/components/artwork/artwork-section';
import { logosFolder } from '@/lib/artwork/logos';
import { translationFile } from '@/lib/content/translation';
import { siteCopy } from '@/tests/support/site-copy';
import { wordsIn } from '@/tests/support/words';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
const t = wordsIn('es-ES');

beforeEach(() => {
  site.remove(logosFolder);
  site.write(`${logosFolder}/cowboy.yml`, 'name: Cowboy\nurl: logos/cowboy/cowboy.png\ncredit: Ada\n');
  site.write(`${logosFolder}/lion.yml`, 'name: Lion\nurl: logos/lion/lion.png\n');
  site.write(`${logosFolder}/ninja.yml`, 'name: Ninja\nurl: logos/ninja/ninja.png\n');
  site.write(translationFile(logosFolder, 'es-ES'), 'cowboy: { name: Vaquero }\nlion: { name: León }\n');
  renderPage(<ArtworkSection />, 'es-ES');
});

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('logos have the names of the page’s language, in its order; those without are marked as English', () => {
  expect(names()).toEqual(['León', 'Ninja', 'Vaquero']);
  expect(screen.getByRole('link', { name: 'Ninja' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'León' })).not.toHaveAttribute('lang');
  expect(screen.getByRole('img', { name: t('pages.artwork.alt', { name: 'Vaquero' }) })).toBeVisible();
});

test('an address of a logo on the page is the same in every language', () => {
  expect(screen.getByRole('link', { name: 'Vaquero' })).toHaveAttribute('href', '#cowboy');
});

test.each(['vaquero', 'COWBOY', 'ada'])('"%s" finds the logo by its name, its English name and its artist', async (query) => {
  await userEvent.type(screen.getByRole('searchbox'), query);
  expect(names()).toEqual(['Vaquero']);
});
