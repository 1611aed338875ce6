import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { familiesOfRun, paintedFonts } from '../support/fonts';
import { expect, test } from '../support/test';

// The other files of this folder prove something only if the fonts are those of the run.

test('the browser has the fonts of this run and no others', async ({ page }) => {
  const { sans, serif, mono } = familiesOfRun();
  // The heading face is the page's own where it comes at once.
  const headings = ['Gelasio', serif];
  await page.goto(pagePath('chat'));
  await expect(page.getByRole('heading', { level: 1, name: readMessages('en').pages.chat.title })).toBeVisible();

  expect(await paintedFonts(page, 'footer p')).toEqual([sans]);
  expect(headings).toEqual(expect.arrayContaining(await paintedFonts(page, 'h1')));
  expect(await paintedFonts(page, 'main code')).toEqual([mono]);
  // A weight can be a separate family: Archivo Narrow SemiBold.
  const others = (await paintedFonts(page, 'main, main *')).filter(
    (family) => ![sans, ...headings, mono].some((brought) => family.startsWith(brought)),
  );
  expect(others, 'fonts that the run does not bring').toEqual([]);
});
