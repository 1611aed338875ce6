import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { familiesOfRun, paintedFonts } from '../support/fonts';
import { expect, test } from '../support/test';

// Precondition of the other tests in this folder: they depend on the fonts of the test run.

test('the browser paints text with the fonts chosen for this test run and no others', async ({ page }) => {
  const { sans, serif, mono } = familiesOfRun();
  // Headings use the web font if it arrives in time.
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
