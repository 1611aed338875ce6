import { loadExternalRedirects } from '@/lib/site/links';
import { readMessages } from '@/scripts/messages/read-messages';
import { externalRedirectPages } from '@/tests/support/external-redirects';
import { pagePath } from '@/tests/support/pages';
import { expect, test } from './support/test';

// The test intercepts requests to the other host itself.
test.use({ routesOtherHosts: true, startsScripts: false });

test('redirect pages send visitors from a short address to its page, and from an old path to the main Jenkins website', async ({
  page,
}) => {
  const locale = 'fr-CA';
  await page.goto(`/${locale}/conduct/`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(pagePath('conduct', locale));
  await expect(page.getByRole('heading', { level: 1, name: readMessages(locale).pages.conduct.title })).toBeVisible();

  const { host } = loadExternalRedirects();
  const [path = ''] = externalRedirectPages();
  await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'The main website' }));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page).toHaveURL(host + path);
  await expect(page.getByText('The main website')).toBeVisible();

  await page.goto(`${path}#part`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${host}${path}#part`);
});
