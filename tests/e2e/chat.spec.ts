import { expect, test } from '@playwright/test';
import { copied, expectLinks, open } from './support/facts';

const path = '/chat/';

const addresses = [
  '/sigs/',
  '/projects/',
  'https://app.gitter.im/#/room/#jenkins-ci:matrix.org',
  'https://element.io/',
  'https://app.gitter.im/',
  'https://matrix.org/ecosystem/clients/',
  'https://app.gitter.im/#/room/#jenkinsci_jenkins:gitter.im',
  'https://app.gitter.im/#/room/#jenkinsci_newcomer-contributors:gitter.im',
  'https://app.gitter.im/#/room/#jenkins-infra:matrix.org',
  'https://app.gitter.im/#/room/#jenkins-release:matrix.org',
  '/participate/',
  '/projects/infrastructure/',
  '/download/weekly/',
  '/download/lts/',
  'https://libera.chat/',
  'https://libera.chat/guides',
  'https://libera.chat/guides/clients',
  'https://matrix.org/blog/2023/08/libera-bridge-disabled/',
  '/project/teams/hosting/',
  '/projects/infrastructure/ircbot/',
  'https://libera.chat/guides/registration',
  'https://libera.chat/chanreg',
  'https://cd.foundation/',
  'https://join.slack.com/t/cdeliveryfdn/shared_invite/zt-nwc0jjd0-G65oEpv5ynFfPD5oOX5Ogg',
  'https://jenkins-x.io/',
  'https://jenkins-x.io/community/#slack',
  'https://slack.k8s.io/',
  '/projects/jenkins-operator/',
  'https://virtuslab-oss.slack.com/',
  'https://github.com/jenkinsci/kubernetes-operator#community',
];

test('leads to every room, channel and workspace', async ({ page }) => {
  await open(page, path);
  await expect(page).toHaveTitle('Chat | Jenkins');
  await expectLinks(page, addresses);
  for (const room of [
    'jenkinsci/jenkins',
    'jenkinsci/newcomer-contributors',
    'jenkins-infra:matrix.org',
    'jenkins-release:matrix.org',
  ]) {
    await expect(page.getByRole('heading', { level: 3, name: room, exact: true })).toBeVisible();
  }
});

test('has the anchors that other pages link to', async ({ page }) => {
  await open(page, `${path}#cloaks`);
  await expect(page.getByRole('heading', { name: 'Cloaks' })).toBeInViewport();
  for (const anchor of [
    'gitter',
    'jenkins-infra',
    'internet-relay-chat-irc',
    'cloaks',
    'slack',
    'continuous-delivery-foundation',
  ]) {
    await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
  }
});

test('shows the error for unregistered nicknames to the letter', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('figure', { name: 'Example of the error message' }).getByRole('code')).toHaveText(
    '[10:28] -NickServ- my_nickname is not a registered nickname. [10:28] == #jenkins Cannot join channel (+r) - you need to be identified with services',
  );
});

test('says that the bridge is suspended and who may use the bot', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('note').filter({ hasText: 'The bridge between Matrix and IRC' })).toContainText('suspended');
  await expect(page.getByText('Only users of the channel who have voice or op can use it.')).toBeVisible();
});

for (const command of ['/join #jenkins', '/join #jenkins-hosting', '/msg memoserv help']) {
  test(`the command ${command} can be copied`, async ({ page }) => {
    await open(page, path);
    expect(await copied(page, `Copy to clipboard: ${command}`)).toBe(command);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and no button is there that would do nothing', async ({ page }) => {
    await page.goto(path);
    await expectLinks(page, addresses);
    await expect(page.getByText('/msg memoserv help')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
