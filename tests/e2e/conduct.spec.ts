import { expect, type Page, test } from '@playwright/test';
import { expectLinks, open } from './support/facts';

const path = '/project/conduct/';

const contacts = ['mailto:jenkinsci-board@googlegroups.com', 'mailto:conduct@cd.foundation'];

const addresses = [
  ...contacts,
  '/project/governance/',
  '#community-spaces',
  'https://github.com/jenkinsci',
  'https://github.com/jenkinsci-cert',
  'https://github.com/jenkins-infra',
  'https://github.com/stapler',
  'https://golang.org/conduct#values',
  '/',
  'https://jenkins-ci.org/',
  'https://issues.jenkins.io/',
  'https://stories.jenkins.io/',
  '/mailing-lists/',
  '/chat/',
  'https://app.gitter.im/#/room/#jenkins-ci:matrix.org',
  '/projects/jam/',
  '/events/online-meetup/',
  'https://fosdem.org',
  'https://socallinuxexpo.org/',
  '/project/board/',
  'https://github.com/cdfoundation/.github/blob/main/CODE_OF_CONDUCT.md',
  'https://www.contributor-covenant.org/',
  'https://www.contributor-covenant.org/version/2/1/code_of_conduct.html',
  'https://github.com/mozilla/diversity',
  'https://www.contributor-covenant.org/faq',
  'https://www.contributor-covenant.org/translations',
  'https://github.com/EthicalSource/contributor_covenant/releases/tag/2.1',
  'https://docs.google.com/document/d/11Nr8QpqYgBiZjORplL_3Zkwys2qK1vEvK-NYyYa4rzg/edit#heading=h.6rx5y09hwmti',
  'https://groups.google.com/forum/#!topic/jenkinsci-dev/u0T56f9MSZY',
  'https://www.contributor-covenant.org/version/2/0/code_of_conduct/',
  'https://www.contributor-covenant.org/version/1/3/0/',
  'http://meetings.jenkins-ci.org/jenkins-meeting/2016/jenkins-meeting.2016-01-06-19.01.html',
];

const addressLinks = (page: Page, href: string) => page.getByRole('main').locator(`a[href="${href}"]`);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`whom to write to is in sight at once in a window of ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, path);
    for (const href of contacts) {
      await expect(addressLinks(page, href).first()).toBeInViewport();
      await expect(addressLinks(page, href).first()).toHaveText(href.replace('mailto:', ''));
    }
  });
}

test('the contacts stand in the reporting section again', async ({ page }) => {
  await open(page, path);
  const reporting = page.getByRole('region', { name: 'Reporting', exact: true });
  for (const href of contacts) await expect(reporting.locator(`a[href="${href}"]`)).toBeVisible();
  await expect(reporting.getByText('Only the members of the Governance Board read this list.')).toBeVisible();
});

test('has every section, in order', async ({ page }) => {
  await open(page, path);
  await expect(page).toHaveTitle('Code of Conduct | Jenkins');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Do you need to report something?',
    'Our pledge',
    'Our standards',
    'Enforcement responsibilities',
    'Scope',
    'Reporting',
    'Handling of violations',
    'Attribution',
    'Version history',
  ]);
  await expect(page.getByRole('region', { name: 'Community spaces' }).getByRole('heading', { level: 4 })).toHaveText([
    'Source control',
    'Websites',
    'Mailing lists',
    'Chats',
    'Events',
  ]);
});

test('says who enforces the code and who may edit contributions', async ({ page }) => {
  await open(page, path);
  const enforcement = page.getByRole('region', { name: 'Enforcement responsibilities' });
  await expect(enforcement).toContainText('The members of the Jenkins Board explain these standards and enforce them.');
  await expect(enforcement).toContainText('the right and the duty to remove, edit or reject contributions');
});

test('has the ladder of four levels, with an appeal after 12 months', async ({ page }) => {
  await open(page, path);
  const handling = page.getByRole('region', { name: 'Handling of violations' });
  await expect(handling.getByRole('heading', { level: 3 })).toHaveText(['1 Correction', '2 Warning', '3 Probation', '4 Ban']);
  await expect(handling.getByRole('region', { name: '4 Ban' })).toContainText('After 12 months');
});

test('has the dates of its three versions', async ({ page }) => {
  await open(page, path);
  const dates = await page
    .getByRole('region', { name: 'Version history' })
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual(['2023-08-23', '2020-07-02', '2016-01-06']);
});

test('links to everything that it names', async ({ page }) => {
  await open(page, path);
  await expectLinks(page, addresses);
});

test('its table of contents follows the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toHaveCount(1);
  await contents.getByRole('link', { name: 'Handling of violations' }).click();
  await expect(contents.getByRole('link', { name: 'Handling of violations' })).toHaveAttribute('aria-current', 'location');
  await expect(contents).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole code is there, with its contacts', async ({ page }) => {
    await page.goto(path);
    await expectLinks(page, addresses);
    await expect(addressLinks(page, contacts[0] ?? '').first()).toBeVisible();
  });
});
