import { expect, type Page, test } from '@playwright/test';
import { expectLinks, open } from './support/facts';

const hacktoberfest = '/events/hacktoberfest/';
const faq = '/events/hacktoberfest/faq/';
const eventKit = '/events/hacktoberfest/event-kit/';

const search = 'https://github.com/search?q=org%3Ajenkinsci+org%3Ajenkins-infra';
const chat = 'https://app.gitter.im/#/room/#jenkinsci_hacktoberfest:gitter.im';
const matrix = 'https://matrix.to/#/#jenkinsci_hacktoberfest:gitter.im';
const team = 'https://github.com/orgs/jenkinsci/teams/hacktoberfest';
const infraTeam = 'https://github.com/orgs/jenkins-infra/teams/hacktoberfest';
const guide = 'https://github.com/jenkins-infra/jenkins.io/blob/master/CONTRIBUTING.adoc';
const issues = 'https://issues.jenkins.io/issues/?jql=';
const slides = 'https://docs.google.com/presentation/d';
const aboutYou = `${slides}/1JHgVzWZAx95IsUAZp8OoyCQGGkrCjzUd7eblwd1Y-hA/edit?usp=sharing`;

test.describe('the Hacktoberfest page', () => {
  test('has every section, in order, at the anchors that other pages link to', async ({ page }) => {
    await open(page, hacktoberfest);
    await expectAnchors(page, [
      ['quick-start', 'Quick start'],
      ['where-to-contribute', 'Where to contribute?'],
      ['issue-queries', 'Issue queries'],
      ['featured-projects', 'Featured projects'],
      ['experienced-developers', 'Experienced developers'],
      ['local-events', 'Events'],
      ['faq', 'FAQ'],
      ['resources', 'Resources'],
      ['contact-us', 'Contact us'],
      ['previous-years', 'Previous years'],
    ]);
  });

  test('links to everything that it names', async ({ page }) => {
    await open(page, hacktoberfest);
    await expectLinks(page, [
      'https://hacktoberfest.com/',
      '/participate/',
      '/participate/code/',
      '/participate/document/',
      '/doc/developer/internationalization/',
      '/artwork/',
      `${guide}#adding-a-blog-post`,
      chat,
      `${search}+topic%3Ahacktoberfest&type=repositories`,
      'https://github.com/jenkinsci',
      'https://github.com/jenkins-infra',
      'https://issues.jenkins.io/secure/Dashboard.jspa?selectPageId=19342',
      `${search}+is%3Aissue+is%3Aopen+label%3A%22good+first+issue%22`,
      `${search}+is%3Aissue+is%3Aopen+label%3Ahacktoberfest`,
      '/doc/developer/tutorial/',
      '/doc/developer/publishing/requesting-hosting/',
      '/events/',
      'https://twitter.com/jenkinsci',
      'https://www.linkedin.com/company/jenkins-project/',
      'https://www.meetup.com/Jenkins-online-meetup/',
      eventKit,
      faq,
      aboutYou,
      'https://youtu.be/nLTfJOZG5kw?t=214',
      team,
      infraTeam,
    ]);
  });

  test('links from each featured project to where one begins', async ({ page }) => {
    await open(page, hacktoberfest);
    await expectLinks(page, [
      '/',
      '/blog/',
      guide,
      'https://github.com/jenkins-infra/jenkins.io/issues?q=is%3Aopen+is%3Aissue+label%3A%22good+first+issue%22',
      '/doc/developer/',
      'https://github.com/jenkins-infra/jenkins.io/projects/3',
      'https://app.gitter.im/#/room/#jenkins/docs:matrix.org',
      'https://github.com/jenkinsci/jenkins',
      'https://github.com/jenkinsci/jenkins/blob/master/CONTRIBUTING.md',
      `${issues}project%20%3D%20JENKINS%20AND%20status%20in%20(Open%2C%20%22In%20Progress%22%2C%20Reopened)%20AND%20labels%20in%20(newbie-friendly)%20AND%20component%20in%20(core)`,
      'https://app.gitter.im/#/room/#jenkinsci_jenkins:gitter.im',
      'https://plugins.jenkins.io/',
      'https://github.com/jenkins-infra/plugin-site',
      'https://github.com/jenkins-infra/plugin-site-api/',
      'https://github.com/jenkins-infra/plugin-site/issues',
      'https://github.com/jenkins-infra/plugin-site-api/issues',
      `${issues}project%20%3D%20WEBSITE%20AND%20component%20%3D%20plugin-site%20AND%20status%20%3D%20%22To%20Do%22%20%20`,
      '/artwork/',
      '/projects/jam/',
      '/projects/',
      `${guide}#adding-a-logo`,
      '/projects/infrastructure/#pick-up-a-task',
      '/projects/infrastructure/#contributing',
      'https://github.com/jenkins-infra/helpdesk/issues?q=is%3Aopen+is%3Aissue+label%3A%22good+first+issue%22',
      'https://github.com/jenkins-infra',
      '/doc/developer/security/csp/',
      'https://owasp.org/www-community/attacks/xss/',
      'https://developer.mozilla.org/en-US/docs/Web/HTTP/CSP',
      'https://docs.google.com/document/d/1hr_Kaf0fVWBACibpHbSYsk4RoqcHD3cBrqXxuTtWKVM',
      `${issues}labels%20%3D%20newbie-friendly%20and%20status%20not%20in%20(Resolved%2C%20closed%2C%20%22In%20Review%22%2C%20%22In%20Progress%22)%20and%20%20%22Epic%20Link%22%20%3D%20JENKINS-60865`,
      'https://issues.jenkins.io/browse/JENKINS-66660',
      '/doc/book/using/using-local-language/',
      '/doc/developer/internationalization/',
    ]);
  });

  test('lists the posts about earlier years, newest first', async ({ page }) => {
    await open(page, hacktoberfest);
    const links = page.getByRole('region', { name: 'Previous years' }).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(['2023', '2022', '2021', '2020', '2019', '2018', '2017']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/blog/2023/09/20/Hacktoberfest-2023/',
      '/blog/2022/11/17/hacktoberfest-recap/',
      '/blog/2021/10/31/hacktoberfest-results-2021/',
      '/blog/2021/01/12/new-year-report/#jenkins-in-hacktoberfest-2020',
      '/blog/2019/10/01/hacktoberfest/',
      '/blog/2018/10/01/hacktoberfest/',
      '/blog/2017/10/06/hacktoberfest/',
    ]);
  });

  test('says what counts', async ({ page }) => {
    await open(page, hacktoberfest);
    const rule = page.getByRole('note');
    await expect(rule).toContainText('at least 4 pull requests in October');
    await expect(rule).toContainText('merged or labeled accepted (hacktoberfest-accepted)');
    await expect(rule).toContainText('not if it is labeled invalid');
    await expect(page.getByText('at least 5 newbie-friendly issues')).toBeVisible();
    await expect(page.getByText('1800+ plugins')).toBeVisible();
  });

  test('shows the featured projects as a table', async ({ page }) => {
    await open(page, hacktoberfest);
    const table = page.getByRole('table', { name: 'Featured projects' });
    await expect(table.getByRole('columnheader')).toHaveText(['Project/component', 'Keywords', 'Ideas and links']);
    await expect(projectNames(page)).toHaveText(projects);
    const core = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Jenkins Core' }) });
    await expect(core.getByRole('listitem')).toHaveText(['Java', 'Jelly', 'Groovy', 'Javascript', 'HTML', 'CSS', 'SCSS']);
  });

  test('shows them one below the other on a phone, and every cell says what it is', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, hacktoberfest);
    await expect(page.getByRole('table', { name: 'Featured projects' }).getByRole('row')).toHaveCount(projects.length + 1);
    await expect(projectNames(page)).toHaveText(projects);
    for (const label of ['Keywords', 'Ideas and links']) {
      const labels = page.getByRole('cell').getByText(label, { exact: true });
      await expect(labels).toHaveCount(projects.length);
      for (const each of await labels.all()) await expect(each).toBeVisible();
    }
    const widths = await page.getByRole('cell').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(280);
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth)).toBe(360);
  });

  test('shows the logo of the edition, or a drawing in its place', async ({ page }) => {
    await open(page, hacktoberfest);
    const logo = page.getByRole('img', { name: 'Hacktoberfest' });
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

const projects = [
  'Jenkins Website',
  'Jenkins Core',
  'Jenkins Plugin Site',
  'Jenkins Artwork',
  'Jenkins Infrastructure',
  'Content Security Policy (CSP)',
  'French translation',
];

/** The names of the table's rows, without the name of their column. */
function projectNames(page: Page) {
  return page.getByRole('rowheader').locator('span:not([aria-hidden])');
}

test.describe('the table of contents', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  const current = (page: Page) =>
    page.getByRole('navigation', { name: 'On this page' }).getByRole('link').and(page.locator('[aria-current]'));

  test('marks the section that is being read', async ({ page }) => {
    await open(page, hacktoberfest);
    await expect(current(page)).toHaveText('Quick start');
    await page.getByRole('rowheader', { name: 'Jenkins Artwork' }).evaluate((project) => project.scrollIntoView());
    await expect(current(page)).toHaveText('Featured projects');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(current(page)).toHaveText('Previous years');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current(page)).toHaveText('Quick start');
  });

  test('marks the section that it led to, however short it and the rest of the page are', async ({ page }) => {
    await open(page, hacktoberfest);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).toHaveCount(10);
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(current(page)).toHaveCount(1);
    }
  });

  test('is folded above the text on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, hacktoberfest);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const link = contents.getByRole('link', { name: 'Featured projects' });
    await expect(link).toBeHidden();
    await page.getByText('On this page').and(page.locator('summary')).press('Enter');
    await link.press('Enter');
    await expect(page).toHaveURL(`${hacktoberfest}#featured-projects`);
    await expect(page.getByRole('heading', { name: 'Featured projects' })).toBeInViewport();
  });
});

test.describe('the questions', () => {
  const questions = [
    ['where-do-i-start', 'I am new to Jenkins. What do I do first?'],
    ['how-do-i-mark-my-pull-requests', 'How do I mark my pull requests?'],
    ['may-i-work-on-my-own-plugin', 'May I work on my own plugin?'],
    ['where-do-i-find-documentation', 'Where do I find documentation?'],
    ['how-do-i-get-reviews', 'Who reviews my pull request, and when?'],
    ['where-do-i-get-help', 'I am stuck. Where do I get help?'],
    ['do-i-get-swag', 'Do I get swag from Jenkins?'],
    ['how-do-i-run-an-event', 'How do I run a Hacktoberfest event?'],
    ['how-do-i-get-my-project-featured', 'How does my project become a featured one?'],
    ['how-do-i-join-the-reviewers', 'How do I join the team of reviewers?'],
    ['are-there-metrics', 'Are there metrics?'],
  ] as const;

  const answer = (page: Page, anchor: string) => page.locator(`#${anchor}`);
  const opened = (page: Page) => page.getByRole('main').locator('details[open]');

  test('are in sections by who asks them', async ({ page }) => {
    await open(page, faq);
    await expectAnchors(page, [
      ['committers', 'Committers'],
      ['event-organizers', 'Event organizers'],
      ['maintainers', 'Maintainers'],
      ['organizers', 'Organizers'],
    ]);
    const asked = page.locator('details').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(asked.getByRole('heading', { level: 3 })).toHaveText(questions.map(([, question]) => question));
    await expect(page.getByRole('region', { name: 'Committers' }).getByRole('heading', { level: 3 })).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'Event organizers' }).getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Maintainers' }).getByRole('heading', { level: 3 })).toHaveCount(2);
  });

  test('link to everything that they name', async ({ page }) => {
    await open(page, faq);
    await expectLinks(page, [
      'https://hacktoberfest.com/about/',
      `${hacktoberfest}#featured-projects`,
      'https://hacktoberfest.com/participation/',
      `${search}+org%3Ajenkins-zh+topic%3Ahacktoberfest`,
      chat,
      '/participate/',
      '/blog/2017/08/07/intro-to-plugin-development/',
      '/doc/developer/',
      matrix,
      '/chat/',
      '/mailing-lists/',
      '/events/online-meetup/',
      eventKit,
      hacktoberfest,
      team,
      infraTeam,
    ]);
  });

  for (const [anchor, question] of questions) {
    test(`an address with #${anchor} opens the answer to it, and no other`, async ({ page }) => {
      await open(page, `${faq}#${anchor}`);
      await expect(answer(page, anchor)).toBeVisible();
      await expect(opened(page)).toHaveCount(1);
      await expect(page.getByRole('heading', { name: question })).toBeInViewport();
    });
  }

  test('a link from another page opens the answer that it leads to', async ({ page }) => {
    await open(page, hacktoberfest);
    await page.getByRole('link', { name: 'how to get it listed' }).click();
    await expect(page).toHaveURL(`${faq}#how-do-i-get-my-project-featured`);
    await expect(answer(page, 'how-do-i-get-my-project-featured')).toBeInViewport();
    await expect(answer(page, 'how-do-i-get-my-project-featured')).toContainText('at least 5 newbie-friendly issues');
    await expect(opened(page)).toHaveCount(1);
  });

  test('all open and all close at a press', async ({ page }) => {
    await open(page, faq);
    await expect(opened(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Open all answers' }).press('Enter');
    await expect(opened(page)).toHaveCount(questions.length);
    await expect(answer(page, 'do-i-get-swag')).toContainText('at least 4 pull requests in October');
    await expect(answer(page, 'how-do-i-get-reviews')).toContainText('hacktoberfest-accepted');
    await page.getByRole('button', { name: 'Close all answers' }).press('Enter');
    await expect(opened(page)).toHaveCount(0);
  });

  test('open and close with the keyboard, one after the other', async ({ page }) => {
    await open(page, faq);
    await page.getByRole('button', { name: 'Close all answers' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('a:focus')).toHaveText('Committers');
    await page.keyboard.press('Tab');
    await expect(page.locator('summary:focus')).toHaveText('I am new to Jenkins. What do I do first?');
    await page.keyboard.press('Enter');
    await expect(answer(page, 'where-do-i-start')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('a:focus')).toHaveText('featured projects');
    await page.keyboard.press('Tab');
    await expect(page.locator('a:focus')).toHaveAccessibleName('Link to this answer: I am new to Jenkins. What do I do first?');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${faq}#where-do-i-start`);
    await page.locator('summary').filter({ hasText: 'I am new to Jenkins' }).press('Space');
    await expect(answer(page, 'where-do-i-start')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('open at a click and by their anchor, and there is no button that does nothing', async ({ page }) => {
      await page.goto(`${faq}#how-do-i-mark-my-pull-requests`);
      await expect(answer(page, 'how-do-i-mark-my-pull-requests')).toBeInViewport();
      await page.getByText('Are there metrics?').and(page.locator('h3')).click();
      await expect(answer(page, 'are-there-metrics')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open all answers' })).toBeHidden();
    });
  });
});

test.describe('the event kit', () => {
  test('has every section, in order', async ({ page }) => {
    await open(page, eventKit);
    await expectAnchors(page, [
      ['introduction', 'Introduction'],
      ['how-to-organize-an-event', 'How to organize an event?'],
      ['sample-agenda-and-resources', 'Sample agenda and resources'],
      ['reusable-slidedecks', 'Reusable slide decks'],
      ['swag', 'Swag'],
      ['useful-links', 'Useful links'],
    ]);
    await expect(page.getByRole('rowheader').locator('span:not([aria-hidden])')).toHaveText([
      'Contributing intro meetup',
      'Hackathon',
      'Hackergarten/workshop',
      'Jenkins and Friends',
    ]);
  });

  test('links to everything that it names', async ({ page }) => {
    await open(page, eventKit);
    await expectLinks(page, [
      'https://hacktoberfest.com/events/#organizers',
      'https://hacktoberfest.com/events/',
      '/projects/jam/',
      chat,
      hacktoberfest,
      `${guide}#adding-an-event`,
      `${hacktoberfest}#featured-projects`,
      'https://hackergarten.net/',
      `${slides}/1_RiCjOrWHCC-w2SwaY7i_jfx8c480oPHwoyI403yAPE/edit?usp=sharing`,
      aboutYou,
      `${slides}/1mVS2CRZhh12V4-Oi7PoL5gv9idGetEY09LORmgl1JyM/edit?usp=sharing`,
      '/blog/2017/08/23/pull-requests-and-more/',
      `${slides}/1A-9znEoysyGujOgDwbiu-Rl1oQUqdxk1RfQJEsyHBfE/edit?usp=sharing`,
      'https://hacktoberfest.digitalocean.com/#events',
      '/artwork/',
      'https://www.meetup.com/pro/cicd-cdf/',
      '/participate/',
    ]);
  });

  test('marks the titles of the slides as English where the page is not', async ({ page }) => {
    await open(page, `/fr-CA${eventKit}`);
    await expect(page.getByText('Hacking Jenkins')).toHaveAttribute('lang', 'en');
  });
});

/** The sections of the page: each anchor is its heading's, in this order, and the heading links to it. */
async function expectAnchors(page: Page, sections: readonly (readonly [string, string])[]) {
  const headings = page.getByRole('main').locator('section > :is(h2, h3)[id]');
  await expect(headings).toHaveText(sections.map(([, title]) => title));
  expect(await headings.evaluateAll((all) => all.map(({ id }) => id))).toEqual(sections.map(([anchor]) => anchor));
  for (const [anchor, title] of sections) {
    await expect(page.locator(`#${anchor}`).getByRole('link', { name: title })).toHaveAttribute('href', `#${anchor}`);
  }
}
