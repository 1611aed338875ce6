import type { Locator, Page } from '@playwright/test';
import { loadSite } from '@/lib/content/site';
import { locales } from '@/lib/i18n/locales';
import { routes } from '@/lib/site/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { missingPages, pagePath, sitePages } from './support/pages';
import { expect, test } from './support/test';

const { githubRepo, githubBranch, property } = loadSite();
const words = readMessages('en').chrome.feedback;

function feedback(page: Page, heading = words.heading): Locator {
  return page.getByRole('contentinfo').getByRole('region', { name: heading });
}

async function addressOf(link: Locator): Promise<URL> {
  return new URL((await link.getAttribute('href')) ?? '');
}

test('“Improve this page” opens the page’s own source file for editing', async ({ page }) => {
  await page.route('https://github.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'GitHub' }));
  await page.goto(pagePath('roadmap'));
  await feedback(page).getByRole('link', { name: words.edit }).click();

  await expect(page).toHaveURL(`https://github.com/${githubRepo}/edit/${githubBranch}/app/%28en%29/project/roadmap/page.tsx`);
});

for (const locale of locales) {
  test(`“Report page issue” opens a report that names the page, in ${locale}`, async ({ page }) => {
    const { chrome, pages } = readMessages(locale);
    const { feedback: texts } = chrome;
    await page.goto(pagePath('roadmap', locale));
    const link = feedback(page, texts.heading).getByRole('link', { name: texts.pageIssue });
    const { origin, pathname, searchParams } = await addressOf(link);

    expect(origin + pathname).toBe(`https://github.com/${githubRepo}/issues/new`);
    expect(searchParams.get('labels')).toBe('bug');
    expect(searchParams.get('template')).toBe('4-bug.md');
    expect(searchParams.get('title')).toBe(`${pages.roadmap.title} ${texts.form.page} - ${texts.form.summaryPlaceholder}`);
    const lines = (searchParams.get('body') ?? '').split('\n');
    expect(lines[0]).toContain(`[${pages.roadmap.title}](${property}${pagePath('roadmap', locale)})`);
    expect(lines[0]).toContain(`/${githubRepo}/tree/${githubBranch}/app/%28en%29/project/roadmap/page.tsx)`);
    expect(lines).toContain(texts.form.describe);
    expect(lines).toContain(`# ${texts.form.screenshots}`);
    expect(lines).toContain(`# ${texts.form.solution}`);
    expect(lines.at(-1)).toBe(texts.form.notApplicable);
    expect(lines.filter((line) => line.startsWith(' '))).toEqual([]);
  });
}

test('every page offers to improve it and to report a problem; the servers’ own report only below /download/', async ({
  page,
}) => {
  for (const { id, path } of sitePages.filter(({ locale }) => locale === 'en')) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const source = encodeURI(routes[id].source).replaceAll('(', '%28').replaceAll(')', '%29');
    const edit = feedback(page).getByRole('link', { name: words.edit });
    await expect(edit).toHaveAttribute('href', `https://github.com/${githubRepo}/edit/${githubBranch}/${source}`);
    await expect(edit).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(feedback(page).getByRole('link', { name: words.pageIssue })).toBeVisible();
    const aboutServers = feedback(page).getByRole('link', { name: words.infraIssue });
    await expect(aboutServers).toHaveCount(routes[id].source.includes('/download/') ? 1 : 0);
  }
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedMessages: /the server responded with a status of 404/ });

  test('has no page to improve', async ({ page }) => {
    for (const { locale, path } of missingPages) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(feedback(page, readMessages(locale).chrome.feedback.heading)).toHaveCount(0);
    }
  });
});
