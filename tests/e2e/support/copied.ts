import { expect, type Page } from '@playwright/test';
import { defaultLocale } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';

const labels = readMessages(defaultLocale).parts.copy;

/** Presses a copy button of an English page and returns the clipboard's content. */
export async function copied(page: Page, button: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const place = page.locator('.copy').filter({ has: page.getByRole('button', { name: button, exact: true }) });
  await place.getByRole('button').click();
  await expect(place.getByRole('status')).toHaveText(labels.copied);
  return page.evaluate(() => navigator.clipboard.readText());
}
