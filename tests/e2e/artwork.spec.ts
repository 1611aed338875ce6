import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadLogos } from '@/lib/content/logos';
import { locales } from '@/lib/i18n/locales';
import { localPath } from '@/lib/site/local-path';
import { readMessages } from '@/scripts/messages/read-messages';
import { cutPictures, fakePictures, holdPictures } from './support/official-pictures';

const host = 'https://www.jenkins.io';
const cards = (page: Page) => page.locator('.artwork-grid > li:visible');
const card = (page: Page, name: string) =>
  page.locator('.artwork-grid > li').filter({ has: page.getByRole('heading', { name, exact: true }) });
/** Waits until the page's script has taken over from the HTML. */
const takenOver = (page: Page) =>
  expect(page.locator('button[popovertarget="site-menu"]')).toHaveAttribute('aria-expanded', /true|false/);
/** Does what shows that somebody is there: pictures wait for it. */
async function move(page: Page) {
  await takenOver(page);
  await page.mouse.move(5, 200);
  await page.mouse.move(5, 210);
}
const search = (page: Page) => page.getByRole('searchbox');
const rounded = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box && { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) };
};

test.describe('the grid of logos', () => {
  test('has every logo of the content, by name, with its credit and its links', async ({ page }) => {
    await cutPictures(page);
    await page.goto('/artwork/');
    const logos = loadLogos('en');

    await expect(page.locator('.artwork-name')).toHaveText(logos.map(({ name }) => name));
    await expect(page.getByText('Created by', { exact: false })).toHaveCount(logos.filter(({ credit }) => credit).length);
    await expect(page.getByRole('link', { name: 'SVG format' })).toHaveCount(logos.filter(({ vector }) => vector).length);
    for (const { name, credit_url, source_url, source } of logos) {
      const links = card(page, name).locator('p a');
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      if (credit_url) expect(hrefs).toContain(credit_url);
      if (source_url) expect(hrefs).toContain(source_url);
      if (source) await expect(card(page, name)).toContainText(`Source: ${source}`);
    }
  });

  for (const [width, columns] of [
    [1440, 3],
    [820, 2],
    [390, 1],
  ] as const) {
    test(`has ${columns} columns in a window of ${width} pixels, and is never wider than 1060`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await cutPictures(page);
      await page.goto('/artwork/');
      const grid = page.locator('.artwork-grid');
      const tracks = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
      expect(tracks).toBe(columns);
      expect((await rounded(grid))?.width).toBeLessThanOrEqual(1060);
    });
  }

  test('names every picture’s link before the picture is there', async ({ page }) => {
    await cutPictures(page);
    await page.goto('/artwork/');
    const names = loadLogos('en').map(({ name }) => `${name}: larger picture`);
    await expect(page.getByRole('link', { name: /: larger picture$/ })).toHaveCount(names.length);
    await expect(page.getByRole('link', { name: names.at(-1), exact: true })).toBeVisible();
  });

  test('can be linked to logo by logo', async ({ page }) => {
    await cutPictures(page);
    await page.goto('/artwork/#willie-nelson');
    await expect(page.getByRole('heading', { name: 'Willie Nelson' })).toBeInViewport();
    await card(page, 'Jon Snow').getByRole('link', { name: 'Jon Snow', exact: true }).click();
    await expect(page).toHaveURL('/artwork/#jon-snow');
  });

  test('shows a stand-in for every picture that can’t be had, and nothing moves', async ({ page }) => {
    const failAll = await holdPictures(page);
    await page.goto('/artwork/');
    await move(page);
    const first = cards(page).first();
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator('.artwork-seen')).toBeVisible();
    const before = [await rounded(first), await rounded(cards(page).nth(7))];

    await failAll();
    await expect(first.getByRole('img')).toHaveAttribute('src', '/stand-ins/logos/russian.svg');
    await expect(first.getByRole('img')).toHaveJSProperty('complete', true);
    expect([await rounded(first), await rounded(cards(page).nth(7))]).toEqual(before);
    await expect(first.getByRole('img')).toHaveAccessibleName('The Jenkins butler, variation “Accordion Jenkins”');
  });

  test('keeps its layout when the pictures come', async ({ page }) => {
    await fakePictures(page);
    await page.goto('/artwork/');
    const before = await rounded(cards(page).nth(7));
    await move(page);
    await cards(page).first().scrollIntoViewIfNeeded();
    const picture = cards(page).first().getByRole('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 181);
    const scrolled = await page.evaluate(() => window.scrollY);
    const after = await rounded(cards(page).nth(7));
    expect({ ...after, y: (after?.y ?? 0) + scrolled }).toEqual(before);
  });
});

test.describe('the first load', () => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1440, 900],
    [1920, 1200],
  ] as const) {
    test(`transfers at most 300 kB in a window of ${width} by ${height} pixels`, async ({ page }) => {
      const asked = await fakePictures(page);
      await page.setViewportSize({ width, height });
      await page.goto('/artwork/', { waitUntil: 'networkidle' });
      await takenOver(page);
      const own = await page.evaluate(() =>
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .filter((entry) => entry.name.startsWith(location.origin))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
      );
      expect(own).toBeGreaterThan(100_000);
      expect(own + asked.bytes).toBeLessThanOrEqual(300_000);
    });
  }

  test('asks for the pictures in view once the visitor stirs, and for no others; the next ones come when they are scrolled to', async ({
    page,
  }) => {
    const asked = await fakePictures(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/artwork/', { waitUntil: 'networkidle' });
    expect(asked.addresses).toEqual([]);
    await move(page);
    const small = (name: string) => `${host}/images/${loadLogos('en').find(({ file }) => file === name)?.url_256}`;
    await expect.poll(() => asked.addresses.toSorted()).toEqual(['actor', 'alien', 'russian'].map(small).toSorted());

    await card(page, 'Amsterdam').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.addresses).toContain(small('automotive'));
    expect(asked.addresses.length).toBeLessThan(12);
  });
});

test.describe('the search', () => {
  test.beforeEach(async ({ page }) => {
    await cutPictures(page);
    await page.goto('/artwork/');
  });

  test('finds names and artists while they are typed, and says how many', async ({ page }) => {
    await search(page).pressSequentially('kseniia');
    const count = loadLogos('en').filter(({ credit }) => credit?.includes('Kseniia')).length;
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} logos shown`);

    await search(page).fill('narvanen BARCE');
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, 'Barcelona')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 logo shown');
  });

  test('says so when nothing is found, and shows everything again', async ({ page }) => {
    await search(page).fill('no such butler');
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText('The butler owns no such outfit.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all logos again' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(cards(page)).toHaveCount(loadLogos('en').length);
  });

  test('takes what was typed before the page’s script was there', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/_next/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/artwork/', { waitUntil: 'commit' });
    await search(page).fill('barcelona');
    letGo();
    await expect(cards(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue('barcelona');
  });

  test('shows the picture of a logo that was far down', async ({ page }) => {
    await move(page);
    await search(page).fill('yaroslavl');
    await card(page, 'Yaroslavl').scrollIntoViewIfNeeded();
    await expect(card(page, 'Yaroslavl').getByRole('img')).toHaveAttribute('src', '/stand-ins/logos/yaroslavl.svg');
  });
});

test.describe('the dialog', () => {
  test('opens by keyboard, offers every size, and gives the focus back', async ({ page }) => {
    await cutPictures(page);
    await page.goto('/artwork/');
    await takenOver(page);
    const picture = card(page, 'Alien').locator('.artwork-open');
    await picture.focus();
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Alien' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Created by Kseniia Nenasheva')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Kseniia Nenasheva/ })).toHaveAttribute('href', /linkedin\.com\/in\//);
    const files = dialog.getByRole('listitem').getByRole('link');
    await expect(files).toHaveText([
      /^PNG, 921 × 1024 pixels, 151 kB /,
      /^PNG, 230 × 256 pixels, 31 kB /,
      /^SVG, any size, 21 kB /,
    ]);
    for (const file of await files.all()) await expect(file).toHaveAccessibleName(/\(opens in a new tab\)$/);
    expect(await files.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      `${host}/images/logos/alien/alien.png`,
      `${host}/images/logos/alien/256.png`,
      `${host}/images/logos/alien/alien.svg`,
    ]);
    await expect(dialog.getByRole('img')).toHaveAttribute('src', '/stand-ins/logos/alien.svg');
    await expect(dialog.locator(':focus')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/artwork/');
  });

  test('shows the picture in its full size, and whole', async ({ page }) => {
    await fakePictures(page);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/artwork/');
    await takenOver(page);
    await card(page, 'Alien').locator('.artwork-open').click();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 921);
    await expect(picture).toHaveCSS('object-fit', 'scale-down');
    await expect(picture).toBeInViewport({ ratio: 1 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });

  test('leaves a click that asks for a new tab alone', async ({ page, context }) => {
    await cutPictures(page);
    await page.goto('/artwork/');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      card(page, 'Alien')
        .locator('.artwork-open')
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('is replaced by the full-size file when its script can’t be had', async ({ page }) => {
    await fakePictures(page);
    await page.goto('/artwork/', { waitUntil: 'networkidle' });
    await page.route('**/_next/**', (route) => route.abort());
    await card(page, 'Alien').locator('.artwork-open').click();
    await expect(page.locator('#reload-offer')).toBeVisible();
    await card(page, 'Alien').locator('.artwork-open').click();
    await expect(page).toHaveURL(`${host}/images/logos/alien/alien.png`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole, its pictures show and lead to their full size', async ({ page }) => {
    const asked = await fakePictures(page);
    await page.goto('/artwork/');
    await expect(page.locator('.artwork-name')).toHaveCount(loadLogos('en').length);
    await expect(search(page)).toBeHidden();
    await expect(card(page, 'Actor').getByRole('img')).toBeVisible();
    await expect.poll(() => asked.addresses).toContain(`${host}/images/logos/actor/256.png`);
    await card(page, 'Actor').locator('.artwork-open').click();
    await expect(page).toHaveURL(`${host}/images/logos/actor/actor.png`);
  });
});

for (const locale of locales) {
  test(`the page around the logos has its links: ${locale}`, async ({ page }) => {
    const words = readMessages(locale).pages.artwork;
    await cutPictures(page);
    await page.goto(localPath('/artwork/', locale));
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    for (const [title, links] of [
      [
        words.model.title,
        [
          'https://drive.google.com/file/d/1tdPch-TKVF6T7w3Et9aVYRnE-fRtm3cR/view?usp=sharing',
          'https://www.fast-d.com/search/engineers/2798',
        ],
      ],
      [
        words.heroForge.title,
        ['https://www.heroforge.com/load_config%3D13211607/', 'https://www.linkedin.com/in/w-douglas-west-0856094/'],
      ],
      [words.adding.title, ['https://github.com/jenkins-infra/jenkins.io/blob/master/CONTRIBUTING.adoc#adding-a-logo']],
    ] as const) {
      const section = page.getByRole('region', { name: title, exact: true });
      for (const href of links) await expect(section.locator(`a[href="${href}"][target="_blank"]`)).toBeVisible();
    }
    for (const href of [
      'https://frontside.com',
      'https://github.com/cowboyd',
      'https://creativecommons.org/licenses/by-sa/3.0/',
      'https://jenkins.io/',
    ]) {
      await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible();
    }
  });
}

test('the records of the logos are open data', async ({ request }) => {
  for (const { file, name } of loadLogos('en')) {
    const answer = await request.get(`/data/logo/${file}.yml`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`name: ${name}`);
  }
});

test('on the way to the page a visitor is told what is being loaded', async ({ page }) => {
  await cutPictures(page);
  await page.goto('/');
  await takenOver(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/artwork\/.*(__PAGE__|index)\.txt/, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Artwork' });
  const frame = page.waitForResponse((response) => /\/__next\.[^_/]+(?<!__PAGE__)\.txt/.test(response.url()));
  await link.hover();
  await frame;
  await link.click();
  await expect(page.getByText('Loading artwork...', { exact: true })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Artwork' })).toBeVisible();
});
