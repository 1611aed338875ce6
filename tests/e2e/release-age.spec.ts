import { daysAfter } from '@/lib/changelog/status/release-rhythm';
import { newestDay, newestUntil } from '@/lib/changelog/status/release-status';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { loadLinks } from '@/lib/site/links';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const { latest: newest } = readMessages('en').parts.releaseStatus;

/** What the cards say once there is probably a newer release. */
function known(line: ReleaseLine) {
  const date = new Date(newestDay(line) ?? '').toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  return readMessages('en')
    .parts.releaseStatus.latestKnown.replace('{date}', date)
    .replace(/<[^>]*>/g, '');
}

// In the first zone, days begin 14 hours earlier than by UTC, in the second 12 hours later.
for (const timezoneId of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const [when, days, isOver] of [
      ['the second before', -1, false],
      ['the day', 0, true],
      ['a year after', 365, true],
    ] as const) {
      test(`on ${when} a newer release is due, a visitor sees at once whether the newest one we know is still the newest`, async ({
        page,
      }) => {
        const layoutShift = await watchLayoutShift(page);
        for (const line of releaseLines) {
          const until = newestUntil(line) ?? '';
          await page.clock.setFixedTime(days < 0 ? Date.parse(until) - 1000 : `${daysAfter(until, days)}T00:00:00Z`);
          await visit(page, pagePath('download'));
          await page.locator(`label:has(#choose-${line})`).click();
          const status = page.locator(`section:has(#${line}) .release-status`);
          // A page that is built later doesn't have the first text.
          const isBuiltBefore = (await status.locator('[data-until]').getByText(newest, { exact: true }).count()) > 0;
          const text = isOver || !isBuiltBefore ? known(line) : newest;
          // Warnings follow.
          await expect(status.locator('.release-support:visible').first()).toHaveText(text);
          const link = status.locator(`a:visible[href="${loadLinks().coreReleases}"]`);
          await expect(link).toHaveCount(text === newest ? 0 : 1);
        }
        expect(await layoutShift()).toBe(0);
      });
    }
  });
}
