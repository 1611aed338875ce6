import type { Locator, Page } from '@playwright/test';
import { loadTranslation } from '@/lib/content/translation';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { loadRoadmap } from '@/lib/roadmap/roadmap';
import { roadmapFolder, roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { readMessages } from '@/scripts/messages/read-messages';
import { roadmapTableFrom } from '@/tests/fixtures/behavior';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';
import { holdAnswers, hydrated, visit } from './support/visit';

const texts = readMessages('en').pages.roadmap;
const { categories, labels, statuses } = loadRoadmap();
const columns = statuses.filter(({ hide }) => !hide);
const address = pagePath('roadmap');

/** The initiatives with a column, in page order. */
const initiatives = categories.flatMap((category) =>
  columns.flatMap(({ id }) => category.initiatives.filter(({ status }) => status === id)),
);

/** Two labels that only some initiatives have, in the order of their checkboxes. */
const usable = labels.map(({ name }) => name).filter((name) => ![0, initiatives.length].includes(namesWith(name).length));
const [first = '', second = ''] = usable;

test.use({ viewport: { width: 1440, height: 900 } });

// Found by class: role queries are slow on a page of this size, and tests/export checks the roles.
const roadmap = (page: Page) => page.locator('table.roadmap');
const entries = (page: Page) => roadmap(page).locator('li:has(> .initiative-pill)');
const boxes = (page: Page) => page.locator('.filter-choice input');
const checkbox = (page: Page, label: string) => boxes(page).nth(labels.findIndex(({ name }) => name === label));

function namesWith(...wanted: string[]): string[] {
  return initiatives.filter((initiative) => initiative.labels.some((label) => wanted.includes(label))).map(({ name }) => name);
}

/** Expects exactly the initiatives with at least one of the labels (all without labels), and their announced number. */
async function expectShown(page: Page, wanted: string[], locale = defaultLocale) {
  const shown = wanted.length > 0 ? initiatives.filter(({ name }) => namesWith(...wanted).includes(name)) : initiatives;
  const { initiative: textsOf } = roadmapTexts(loadTranslation(roadmapFolder, locale), locale);
  await expect(entries(page).locator('.pill')).toContainText(shown.map((initiative) => textsOf(initiative).name.text));
  await expect(page.locator('.filter-result [aria-live]')).toHaveText(
    messagesIn(locale)('pages.roadmap.matches', { count: shown.length }),
  );
  const rows = categories.filter((category) => category.initiatives.some((initiative) => shown.includes(initiative)));
  await expect(roadmap(page).locator('tbody')).toHaveCount(wanted.length > 0 ? rows.length : categories.length);
  const checked = await boxes(page).evaluateAll((all: HTMLInputElement[]) => all.map((box) => box.checked));
  expect(checked).toEqual(labels.map(({ name }) => wanted.includes(name)));
}

test('the roadmap filter follows a shared address, shows matching initiatives, and survives reloads and navigation', async ({
  page,
}) => {
  const start = `${address}?utm=1#references`;
  const withLabels = (query: string) => start.replace('#', `&${query}#`);

  await test.step('a shared address checks its labels, ignores unknown ones, and the button clears them', async () => {
    await page.setViewportSize({ width: roadmapTableFrom - 1, height: 844 });
    await visit(page, withLabels(`label=no-such-label&label=${first}&label=${second}`));
    await expectShown(page, [first, second]);
    await page.getByRole('button', { name: texts.clearFilters }).click();
    await expectShown(page, []);
    await expect(page).toHaveURL(start);
  });

  await test.step('labels can be checked', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await checkbox(page, second).check();
    await expectShown(page, [second]);
    await checkbox(page, first).check();
    await expectShown(page, [first, second]);
    await expect(page).toHaveURL(withLabels(`label=${first}&label=${second}`));
  });

  await test.step('back and forward undo and redo one step of filtering at a time', async () => {
    await page.goBack();
    await expectShown(page, [second]);
    await page.goBack();
    await expectShown(page, []);
    await page.goForward();
    await expectShown(page, [second]);
  });

  await test.step('the filter is restored when the visitor comes back from another page', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: readMessages('en').site.name, exact: true })
      .click();
    await expect(page).toHaveURL(pagePath('home'));
    await page.goBack();
    await expectShown(page, [second]);
  });

  await test.step('the filter survives a reload, until its label is unchecked', async () => {
    await page.reload();
    await expectShown(page, [second]);
    await checkbox(page, second).uncheck();
    await expectShown(page, []);
    await expect(page).toHaveURL(start);
  });
});

const linked = initiatives.findIndex(({ link, description }) => link && description);

const tooltipOf = (entry: Locator) => entry.locator('[role="tooltip"]');

test('on a wide screen the roadmap is a table with a sticky header, and initiatives have tooltips that stay inside the window', async ({
  page,
}) => {
  await visit(page, address);
  await expectShown(page, []);

  const entry = entries(page).nth(linked);
  const link = entry.locator('a');
  const tooltip = tooltipOf(entry);

  await test.step('a tooltip shows on hover until Escape is pressed', async () => {
    const away = page.locator('h1');
    await expect(tooltip).toBeHidden();
    await link.hover();
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveText(initiatives[linked]?.description ?? '');
    // WCAG 1.4.13: the pointer can move onto the tooltip to read or copy it.
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await away.hover();
    await link.hover();
    await expect(tooltip).toBeVisible();
    await away.hover();
    await expect(tooltip).toBeHidden();
  });

  await test.step('the sticky header stays aligned with its columns', async () => {
    const headers = roadmap(page).locator('thead th');
    const row = roadmap(page)
      .locator('tbody tr')
      .nth(Math.floor(categories.length / 2));
    await row.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    for (let index = 0; index < columns.length; index += 1) {
      await expect(headers.nth(index + 1)).toBeInViewport({ ratio: 1 });
      const header = await headers.nth(index + 1).boundingBox();
      const cell = await row.locator('td').nth(index).boundingBox();
      expect(header?.y).toBeCloseTo(0, 0);
      expect(header?.x).toBeCloseTo(cell?.x ?? -1, 0);
      expect(header?.width).toBeCloseTo(cell?.width ?? -1, 0);
    }
  });

  await test.step('a link to a category ends below the sticky header, and one to a category that the filter hides is gone', async () => {
    const { index, name } = { index: categories.length - 2, name: categories.at(-2)?.name ?? '' };
    const navigation = page.getByRole('navigation', { name: texts.categories });
    await navigation.getByText(texts.categories).click();
    const links = navigation.getByRole('link');
    await links.filter({ hasText: name }).click();
    const row = roadmap(page).locator('tbody').nth(index);
    const head = await roadmap(page).locator('thead').boundingBox();
    expect((await row.boundingBox())?.y).toBeCloseTo(head?.height ?? 0, -1);
    await checkbox(page, first).check();
    const left = categories.filter(({ initiatives: all }) =>
      initiatives.some((item) => all.includes(item) && item.labels.includes(first)),
    );
    await expect(links).toHaveText(left.map((category) => category.name));
    await checkbox(page, first).uncheck();
  });

  await test.step('nothing is painted over the sticky header', async () => {
    const names = roadmap(page).locator('tbody th a');
    for (const name of (await names.all()).slice(0, 3)) {
      await name.evaluate((link) => {
        const { top, height } = link.getBoundingClientRect();
        scrollTo({ top: scrollY + top + height / 2 - 10, behavior: 'instant' });
      });
      const painted = await name.evaluate(
        (link) => document.elementFromPoint(link.getBoundingClientRect().left + 5, 10)?.closest('thead, tbody')?.localName,
      );
      expect(painted).toBe('thead');
    }
  });

  await test.step('tooltips stay inside the window in every column', async () => {
    for (const width of [1440, roadmapTableFrom]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [index, { displayName }] of columns.entries()) {
        const owner = roadmap(page)
          .locator(`td:nth-of-type(${index + 1}) .tooltip-owner`)
          .first();
        if ((await owner.count()) === 0) continue;
        await owner.hover();
        await expect(tooltipOf(owner)).toBeVisible();
        const { x, width: size } = (await tooltipOf(owner).boundingBox()) ?? { x: -1, width };
        expect(x, `${displayName}, ${width} pixels`).toBeGreaterThanOrEqual(0);
        expect(x + size, `${displayName}, ${width} pixels`).toBeLessThanOrEqual(width);
      }
    }
  });
});

test.describe('the roadmap on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const locale of process.env.TEST_ALL ? locales : (['fr-CA'] as const)) {
    test(`shows initiatives with their details, and filters them, in ${locale}`, async ({ page }) => {
      const letGo = await holdAnswers(page, /\/_next\/static\/.*\.js$/);
      await page.goto(pagePath('roadmap', locale), { waitUntil: 'domcontentloaded' });
      const entry = entries(page).first();
      const more = page.locator('.roadmap-more').first();

      await test.step('an initiative shows its labels, and its description when its button is focused', async () => {
        await expect(entry.locator('.initiative-labels')).toBeVisible();
        await expect(tooltipOf(entry)).toBeHidden();
        await entry.locator('button').focus();
        await expect(tooltipOf(entry)).toBeVisible();
      });

      await test.step('the rest of a long list opens when tapped', async () => {
        const rest = more.locator('li:has(> .initiative-pill)').first();
        await expect(rest).toBeHidden();
        await more.locator('summary').click();
        await expect(rest).toBeVisible();
      });

      await test.step('a label checked before hydration takes effect with it, and shows every match', async () => {
        await checkbox(page, first).check();
        letGo();
        await expectShown(page, [first], locale);
        for (const match of await entries(page).all()) await expect(match).toBeVisible();
      });

      await hydrated(page);
      await checkbox(page, first).uncheck();
      await expectShown(page, [], locale);

      await test.step('on a wide screen a tooltip opens with a button next to the initiative', async () => {
        await page.setViewportSize({ width: 1024, height: 768 });
        const wide = entries(page).nth(linked);
        await wide.locator('button').tap();
        await expect(tooltipOf(wide)).toBeVisible();
        await page.locator('h1').tap();
        await expect(tooltipOf(wide)).toBeHidden();
      });
    });
  }
});
