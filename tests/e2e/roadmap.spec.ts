import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { loadRoadmap, loadRoadmapArchive, roadmapFile } from '@/lib/content/roadmap';
import { locales } from '@/lib/i18n/locales';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from './support/pages';
import { expect, test } from './support/test';
import { dropdown, holdAnswers, sidewaysOverflow, visit } from './support/visit';

const words = readMessages('en').pages.roadmap;
const { categories, labels, statuses } = loadRoadmap();
const initiatives = categories.flatMap((category) => category.initiatives);
const columns = [words.category, ...statuses.filter(({ hide }) => !hide).map(({ displayName }) => displayName)];
const address = pagePath('roadmap');

test.use({ viewport: { width: 1440, height: 900 } });

function roadmap(page: Page): Locator {
  return page.getByRole('table', { name: words.tableLabel });
}

function entries(page: Page): Locator {
  return roadmap(page).getByRole('listitem');
}

/** The entry of one initiative; a link says after the name that it opens in a new tab. */
function entry(page: Page, name: string): Locator {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return entries(page).filter({ has: page.locator('.pill', { hasText: new RegExp(`^${escaped}(\\W+\\(|$)`) }) });
}

function checkbox(page: Page, label: string): Locator {
  return page.getByRole('group', { name: words.filters }).getByRole('checkbox', { name: displayName(label) });
}

function displayName(label: string): string {
  return labels.find(({ name }) => name === label)?.displayName ?? label;
}

/** The names of the initiatives that carry at least one of some labels, in the order of the page. */
function namesWith(...wanted: string[]): string[] {
  return categories.flatMap((category) =>
    statuses.flatMap(({ id }) =>
      category.initiatives
        .filter((initiative) => initiative.status === id && initiative.labels.some((label) => wanted.includes(label)))
        .map(({ name }) => name),
    ),
  );
}

/** What screen readers are told after a change of the filter. */
function announcement(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: 'initiative' });
}

/** The page shows exactly what carries at least one of the labels, and says how much that is. */
async function expectFiltered(page: Page, ...wanted: string[]) {
  const names = namesWith(...wanted);
  await expect(entries(page).locator('.pill')).toContainText(names);
  await expect(announcement(page)).toHaveText(`${names.length} initiatives shown`);
  const rows = categories.filter((category) => category.initiatives.some(({ name }) => names.includes(name)));
  await expect(roadmap(page).getByRole('rowheader')).toHaveCount(rows.length);
  for (const { name } of labels) await expect(checkbox(page, name)).toBeChecked({ checked: wanted.includes(name) });
}

async function expectUnfiltered(page: Page) {
  await expect(entries(page)).toHaveCount(initiatives.length);
  await expect(roadmap(page).getByRole('rowheader')).toHaveCount(categories.length);
  await expect(announcement(page)).toHaveText(`${initiatives.length} initiatives shown`);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
}

test.describe('the table', () => {
  test('has a column for the category and one for each visible status, and each initiative in its place', async ({ page }) => {
    await visit(page, address);
    await expect(roadmap(page).getByRole('columnheader')).toHaveText(columns);
    expect(columns).toEqual(['Category', 'Released', 'Preview', 'Current', 'Near Term', 'Future']);
    await expect(roadmap(page).getByRole('rowheader')).toHaveCount(categories.length);
    const found = await roadmap(page)
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('td')].map((cell) =>
            [...cell.querySelectorAll('.pill')].map((pill) => pill.firstChild?.textContent),
          ),
        ),
      );
    const wanted = categories.map((category) =>
      statuses
        .filter(({ hide }) => !hide)
        .map(({ id }) => category.initiatives.filter(({ status }) => status === id).map(({ name }) => name)),
    );
    expect(found).toEqual(wanted);
  });

  test('keeps its header in view, above its columns', async ({ page }) => {
    await visit(page, address);
    const headers = roadmap(page).getByRole('columnheader');
    const middleRow = roadmap(page).locator('tbody tr').nth(5);
    await middleRow.evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
    for (const [index, name] of columns.entries()) {
      await expect(headers.nth(index), name).toBeInViewport({ ratio: 1 });
      const header = await headers.nth(index).boundingBox();
      const cell = await middleRow.locator('th, td').nth(index).boundingBox();
      expect(header?.y, name).toBeCloseTo(0, 0);
      expect(header?.x, name).toBeCloseTo(cell?.x ?? -1, 0);
      expect(header?.width, name).toBeCloseTo(cell?.width ?? -1, 0);
    }
  });

  test('fits its window from 900 pixels on, in every language', async ({ page }) => {
    for (const locale of locales) {
      await visit(page, pagePath('roadmap', locale));
      for (const width of [900, 1024, 1200, 1313]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('columnheader').first()).toBeVisible();
        expect.soft(await sidewaysOverflow(page), `${locale}, ${width} pixels`).toBe(0);
      }
    }
  });

  test('opens every initiative in a new tab and says so; one without a link is plain text', async ({ page }) => {
    await visit(page, address);
    const links = roadmap(page).locator('li').getByRole('link');
    await expect(links).toHaveCount(initiatives.filter(({ link }) => link).length);
    const details = await links.evaluateAll((anchors: HTMLAnchorElement[]) =>
      anchors.map(({ target, rel, textContent }) => ({ target, rel, saysSo: textContent.endsWith('(opens in a new tab)') })),
    );
    for (const detail of details) expect(detail).toEqual({ target: '_blank', rel: 'noopener', saysSo: true });

    const unlinked = initiatives.filter(({ link }) => !link);
    expect(unlinked).toHaveLength(5);
    for (const { name } of unlinked) {
      await expect(entry(page, name)).toBeVisible();
      await expect(entry(page, name).getByRole('link')).toHaveCount(0);
    }
  });

  test('is in the page’s language', async ({ page }) => {
    const french = readMessages('fr-CA').pages.roadmap;
    await visit(page, pagePath('roadmap', 'fr-CA'));
    await expect(page.getByRole('table', { name: french.tableLabel }).getByRole('columnheader')).toHaveText([
      french.category,
      'Livré',
      'À l’essai',
      'En cours',
      'À court terme',
      'Plus tard',
    ]);
    await page.getByRole('checkbox', { name: 'Politiques' }).check();
    await expect(page).toHaveURL(`${pagePath('roadmap', 'fr-CA')}?label=policies`);
    await expect(page.getByRole('table').getByRole('listitem')).toHaveCount(namesWith('policies').length);
  });
});

test.describe('the filter', () => {
  test('shows everything at first, and what has the picked label, in categories that have any', async ({ page }) => {
    await visit(page, address);
    await expect(page.getByRole('group', { name: words.filters }).getByRole('checkbox')).toHaveCount(labels.length);
    await expectUnfiltered(page);
    await checkbox(page, 'security').check();
    await expectFiltered(page, 'security');
    await expect(page).toHaveURL(`${address}?label=security`);
    await checkbox(page, 'security').uncheck();
    await expectUnfiltered(page);
    await expect(page).toHaveURL(address);
  });

  test('shows what has at least one of two picked labels', async ({ page }) => {
    await visit(page, address);
    await checkbox(page, 'tools').check();
    await checkbox(page, 'policies').check();
    await expectFiltered(page, 'policies', 'tools');
    await expect(page).toHaveURL(`${address}?label=policies&label=tools`);
  });

  test('can be shared as an address, and kept over a reload', async ({ page }) => {
    await visit(page, `${address}?label=policies&label=tools`);
    await expectFiltered(page, 'policies', 'tools');
    await page.reload();
    await expectFiltered(page, 'policies', 'tools');
  });

  test('ignores labels that it does not have', async ({ page }) => {
    await visit(page, `${address}?label=no-such-label`);
    await expectUnfiltered(page);
    await visit(page, `${address}?label=no-such-label&label=security`);
    await expectFiltered(page, 'security');
  });

  test('is taken back by the back button, step by step', async ({ page }) => {
    await visit(page, address);
    await checkbox(page, 'security').check();
    await checkbox(page, 'tools').check();
    await expectFiltered(page, 'security', 'tools');

    await page.goBack();
    await expectFiltered(page, 'security');
    await page.goBack();
    await expectUnfiltered(page);
    await page.goForward();
    await expectFiltered(page, 'security');
  });

  test('is cleared by its button; the rest of the address stays', async ({ page }) => {
    await visit(page, `${address}?utm=1&label=policies&label=tools#references`);
    await expectFiltered(page, 'policies', 'tools');
    await page.getByRole('button', { name: words.clearFilters }).click();
    await expectUnfiltered(page);
    await expect(page).toHaveURL(`${address}?utm=1#references`);
  });

  test('is still there when the visitor comes back from another page of the site', async ({ page }) => {
    await visit(page, address);
    await checkbox(page, 'security').check();
    await expectFiltered(page, 'security');
    await page.getByRole('banner').getByRole('link', { name: 'Jenkins', exact: true }).click();
    await expect(page).toHaveURL(pagePath('home'));
    await page.goBack();
    await expectFiltered(page, 'security');
  });

  test('works with the keyboard alone', async ({ page }) => {
    await visit(page, address);
    await checkbox(page, 'feature').focus();
    await page.keyboard.press('Tab');
    await expect(checkbox(page, 'documentation')).toBeFocused();
    await page.keyboard.press(' ');
    await expectFiltered(page, 'documentation');
    await expect(checkbox(page, 'documentation')).toBeFocused();
  });
});

test.describe('the tooltip of an initiative', () => {
  const described = initiatives.find(({ link, description }) => link && description);
  const undescribed = initiatives.find(({ link, description }) => link && !description);

  function pill(page: Page, name = '') {
    return { link: entry(page, name).getByRole('link'), tooltip: entry(page, name).locator('[role="tooltip"]') };
  }

  test('shows its description, or else what its status means, while the pointer is over it', async ({ page }) => {
    await visit(page, address);
    const { link, tooltip } = pill(page, described?.name);
    await expect(tooltip).toBeHidden();
    await link.hover();
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveText(described?.description ?? '');
    // A visitor may move the pointer onto the text, to read or copy it.
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(tooltip).toBeHidden();

    const other = pill(page, undescribed?.name);
    await other.link.hover();
    await expect(other.tooltip).toBeVisible();
    await expect(other.tooltip).toHaveText(statuses.find(({ id }) => id === undescribed?.status)?.description ?? '');
  });

  test('shows while the link has the focus, and belongs to it', async ({ page }) => {
    await visit(page, address);
    const { link, tooltip } = pill(page, described?.name);
    await link.focus();
    await expect(tooltip).toBeVisible();
    await expect(link).toHaveAccessibleDescription(described?.description ?? '');
    await page.keyboard.press('Shift+Tab');
    await expect(tooltip).toBeHidden();
  });

  test('is dismissed by Escape, and comes back with the pointer or the focus', async ({ page }) => {
    await visit(page, address);
    const { link, tooltip } = pill(page, described?.name);
    await link.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await page.getByRole('heading', { level: 1 }).hover();
    await link.hover();
    await expect(tooltip).toBeVisible();

    await page.getByRole('heading', { level: 1 }).hover();
    await link.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('can be had with the keyboard for an initiative without a link', async ({ page }) => {
    const unlinked = initiatives.find(({ link }) => !link)?.name ?? '';
    await visit(page, address);
    const info = entry(page, unlinked).getByRole('button', { name: `About ${unlinked}` });
    await info.focus();
    await expect(entry(page, unlinked).locator('[role="tooltip"]')).toBeVisible();
  });

  test('stays inside the window, in every column', async ({ page }) => {
    await visit(page, address);
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [index, name] of columns.slice(1).entries()) {
        const owner = roadmap(page)
          .locator(`td:nth-of-type(${index + 1}) .tooltip-owner`)
          .first();
        const tooltip = owner.locator('[role="tooltip"]');
        await owner.locator('.pill').hover();
        await expect(tooltip).toBeVisible();
        const { x, width: size } = (await tooltip.boundingBox()) ?? { x: -1, width };
        expect(x, `${name}, ${width} pixels`).toBeGreaterThanOrEqual(0);
        expect(x + size, `${name}, ${width} pixels`).toBeLessThanOrEqual(width);
      }
    }
  });

  test.describe('on a wide touch screen', () => {
    test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

    test('opens by a button beside the initiative', async ({ page }) => {
      await visit(page, address);
      const name = described?.name ?? '';
      const info = entry(page, name).getByRole('button', { name: `About ${name}` });
      await info.tap();
      await expect(entry(page, name).locator('[role="tooltip"]')).toBeVisible();
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(entry(page, name).locator('[role="tooltip"]')).toBeHidden();
    });
  });
});

test.describe('below 900 pixels', () => {
  test('the roadmap is a list with Status, Initiative and Labels of each initiative', async ({ page }) => {
    await visit(page, address);
    const terms = () =>
      entries(page).evaluateAll((items) =>
        items.map((item) => [...item.children].map(({ firstElementChild: term }) => term?.checkVisibility() && term.textContent)),
      );
    for (const width of [899, 820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(terms, `${width} pixels`).toEqual(initiatives.map(() => [words.status, words.initiative, words.labels]));
      expect(await sidewaysOverflow(page), `${width} pixels`).toBe(0);
    }

    const one = entry(page, 'Docker: image changes polling and security scans');
    await expect(one.locator('> *').first()).toContainText('Future');
    await expect(one.locator('.chip')).toHaveText(['Features', 'Security']);
    await expect(one.locator('[role="tooltip"]'), 'what it is about is ordinary text here').toBeVisible();
    const tops = await one.locator('> *').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    expect(tops, 'its rows are stacked').toEqual([...new Set(tops)].sort((a, b) => a - b));
  });

  test('the filter works on the list too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, address);
    await checkbox(page, 'policies').check();
    await expectFiltered(page, 'policies');
  });
});

test.describe('around the roadmap', () => {
  test('the page promises no dates, and leads to how to take part, the process, the data and the archive', async ({ page }) => {
    await visit(page, address);
    const references = page.getByRole('region', { name: words.references.title }).getByRole('link');
    const found = await references.evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.getAttribute('href')));
    expect(found).toEqual([
      expect.stringContaining('github.com/jenkinsci/jep'),
      expect.stringContaining('github.com/jenkinsci/jep'),
      '/data/roadmap/roadmap.yml',
      expect.stringContaining('github.com/'),
      '#archive',
      expect.stringContaining('github.com/'),
    ]);
    const promise = page.getByRole('paragraph').filter({ hasText: 'no delivery dates' });
    await expect(promise).toBeVisible();
    await expect(promise.getByRole('link')).toHaveAttribute('href', '/participate/');
  });

  test('the archive shows what was completed or withdrawn, with its status', async ({ page }) => {
    await visit(page, address);
    const archive = page.getByRole('region', { name: words.archive.title });
    const archived = loadRoadmapArchive().categories.flatMap((category) => category.initiatives);
    await expect(archive.getByRole('listitem')).toHaveCount(archived.length);
    for (const [index, { name, status }] of archived.entries()) {
      await expect(archive.getByRole('listitem').nth(index)).toContainText(name);
      const shown = statuses.find(({ id }) => id === status)?.displayName ?? status;
      await expect(archive.getByRole('listitem').nth(index).locator('.pill')).toHaveText(shown);
    }
  });

  test('the meaning of each status can be unfolded', async ({ page }) => {
    await visit(page, address);
    const meanings = page.getByRole('definition');
    await expect(meanings.first()).toBeHidden();
    await page.getByText(words.statuses).click();
    await expect(meanings).toHaveText(statuses.map(({ description }) => description ?? ''));
    await expect(meanings.last()).toBeVisible();
  });

  test('the open data is the file itself', async ({ request }) => {
    const response = await request.get('/data/roadmap/roadmap.yml');
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(readFileSync(roadmapFile, 'utf8'));
    expect(response.headers()['access-control-allow-origin']).toBe('*');
  });

  for (const locale of ['en', 'fr-CA'] as const) {
    test(`a visitor on the way to it in ${locale} is told that it is being loaded`, async ({ page }) => {
      const { loading, title, tableLabel } = readMessages(locale).pages.roadmap;
      const { links } = readMessages(locale).chrome;
      await visit(page, pagePath('home', locale));
      await dropdown(page, links.about).locator('summary').click();
      const link = dropdown(page, links.about).getByRole('link', { name: links.roadmap });

      // What the page is made of is fetched when the pointer comes near; its content is what takes long.
      const letGo = await holdAnswers(page, /\/project\/roadmap\/.*(__PAGE__|index)\.txt/);
      const frame = page.waitForResponse((response) => /\/__next\.[^_/]+(?<!__PAGE__)\.txt/.test(response.url()));
      await link.hover();
      await frame;
      await link.click();
      await expect(page).toHaveURL(pagePath('roadmap', locale));
      await expect(page.getByRole('main').getByText(loading)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

      letGo();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('table', { name: tableLabel })).toBeVisible();
      await expect(page.getByText(loading)).toHaveCount(0);
    });
  }
});
