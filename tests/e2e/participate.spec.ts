import { expect, type Locator, test } from '@playwright/test';

const hub = '/participate/';

/** The cards of the hub: name, where it leads, and the red, green and blue of its colour. */
const cards = [
  ['Connect', '/participate/connect/', [30, 136, 229]],
  ['Meet', '/participate/meet/', [67, 160, 71]],
  ['Code', '/participate/code/', [255, 179, 0]],
  ['Help', '/participate/help/', [251, 140, 0]],
  ['Translate', '/doc/developer/internationalization/', [142, 36, 170]],
  ['Test', '/participate/test/', [233, 30, 99]],
  ['Document', '/participate/document/', [0, 172, 193]],
  ['Design', '/participate/design/', [57, 73, 171]],
  ['Review', '/participate/review-changes/', [109, 76, 65]],
  ['Donate', '/donate/', [255, 179, 0]],
] as const;

interface FactSheet {
  title: string;
  heading: string;
  /** The anchors of its sections, in order. */
  anchors: string[];
  /** Every address that it links to; a slash at the end does not count. */
  links: string[];
  /** Its name among the cards. */
  card: string;
}

/** What each page has to have, by its address. */
const pages: Record<string, FactSheet> = {
  '/participate/code/': {
    title: 'Contribute code to Jenkins',
    heading: 'Contribute code',
    card: 'Code',
    anchors: [
      'where-to-contribute',
      'plugins',
      'jenkins-core',
      'infrastructure',
      'other-components',
      'newcomers',
      'experienced-contributors',
    ],
    links: [
      'https://github.com/jenkinsci',
      'https://github.com/jenkins-infra',
      'https://plugins.jenkins.io',
      '/doc/developer',
      '/doc/developer/plugin-development',
      '/doc/developer/publishing/requesting-hosting',
      '/doc/developer/plugin-governance/adopt-a-plugin',
      'https://wiki.jenkins.io/display/JENKINS/Before+starting+a+new+plugin',
      'https://wiki.jenkins.io/display/JENKINS/Pull+Request+to+Repositories',
      'https://github.com/jenkinsci/jenkins',
      '/projects/infrastructure',
      '/sigs',
      '/projects',
      'https://issues.jenkins.io/issues/?jql=labels%20%3D%20newbie-friendly%20and%20status%20in%20(Open%2C%20%22To%20Do%22%2C%20Reopened)',
      'https://github.com/search?q=org%3Ajenkinsci+org%3Ajenkins-infra+is%3Aissue+is%3Aopen+label%3A%22good+first+issue%22',
      'https://wiki.jenkins.io/display/JENKINS/Beginners+Guide+to+Contributing#BeginnersGuidetoContributing-Areyouinterestedinwritingcode%3F',
      'https://docs.google.com/presentation/d/1JHgVzWZAx95IsUAZp8OoyCQGGkrCjzUd7eblwd1Y-hA/edit?usp=sharing',
      '/sigs/advocacy-and-outreach/outreach-programs',
      'https://www.youtube.com/watch?v=ivMBMuZXdBA',
      '/security#team',
    ],
  },
  '/participate/connect/': {
    title: 'Connect with Jenkins Community',
    heading: 'Get connected with the Jenkins community!',
    card: 'Connect',
    anchors: ['follow-us-on-social-media', 'join-our-chats-and-forums', 'join-our-events'],
    links: [
      'https://twitter.com/jenkinsci',
      'https://twitter.com/jenkins_release',
      'https://www.linkedin.com/company/jenkins-project',
      'https://www.youtube.com/c/jenkinscicd',
      'https://community.jenkins.io',
      'https://www.reddit.com/r/jenkinsci',
      '/sigs/advocacy-and-outreach#social-media',
      '/mailing-lists',
      '/project/governance',
      '/chat',
      'https://community.jenkins.io/t/all-communication-channels-that-we-are-aware-of/79',
      '/participate/meet',
    ],
  },
  '/participate/design/': {
    title: 'Jenkins Art and Design',
    heading: 'Art and Design',
    card: 'Design',
    anchors: ['artwork', 'design'],
    links: [
      '/artwork',
      'https://github.com/jenkins-infra/jenkins.io',
      'https://www.sarah-moreau.com',
      'https://www.linkedin.com/in/knenasheva',
      'https://www.meetup.com/Raleigh-Jenkins-Area-Meetup',
      'https://jenkins.io/zh',
      'https://creativecommons.org/licenses/by-sa/3.0',
      'https://github.com/jenkins-infra/jenkins.io/blob/master/CONTRIBUTING.adoc#adding-a-logo',
      'https://github.com/jenkinsci/jenkins',
      'https://issues.jenkins.io',
    ],
  },
  '/participate/document/': {
    title: 'Contribute to the Jenkins Documentation',
    heading: 'Document',
    card: 'Document',
    anchors: [
      'where-to-find-documentation',
      'newcomers',
      'featured-projects',
      'good-first-issues',
      'migrating-plugin-documentation-to-github',
      'migrating-other-documentation-to-www-jenkins-io',
    ],
    links: [
      '/sigs/docs',
      'https://app.gitter.im/#/room/#jenkins/docs:matrix.org',
      '/sigs/docs#meetings',
      'https://plugins.jenkins.io',
      'https://github.com/jenkins-infra/javadoc',
      'https://wiki.jenkins.io',
      '/doc',
      'https://github.com/jenkins-infra/jenkins.io/tree/master/content/doc',
      'https://github.com/jenkins-infra/jenkins.io/blob/master/CONTRIBUTING.adoc',
      '/doc/developer',
      'https://github.com/jenkins-infra/jenkins.io/tree/master/content/doc/developer',
      '/solutions',
      'https://github.com/jenkins-infra/jenkins.io/tree/master/content/solutions',
      'https://github.com/jenkins-infra/jenkins.io/blob/master/CONTRIBUTING.adoc#adding-a-solution-page',
      '/doc/developer/publishing/documentation',
      'https://github.com/jenkins-infra/jenkins.io/issues?q=is%3Aopen+is%3Aissue+label%3A%22good+first+issue%22',
      'https://github.com/jenkins-infra/jenkins.io/issues?q=is%3Aopen+is%3Aissue',
      'https://help.github.com/en/github/writing-on-github/about-writing-and-formatting-on-github',
      '/blog/2019/10/21/plugin-docs-on-github',
      '/doc/developer/publishing/wiki-page#migrating-from-wiki-to-github',
      'https://www.youtube.com/watch?v=GseBgDOaa0A&t=317s',
      'https://github.com/jenkins-infra/jenkins.io/blob/master/CONTRIBUTING.adoc#moving-documentation-from-jenkins-wiki',
      'https://www.youtube.com/watch?v=KB-NPlRvLoY',
      '/sigs/docs#ongoing-projects',
      '/project/roadmap',
    ],
  },
  '/participate/help/': {
    title: 'Help Jenkins Users',
    heading: 'Help',
    card: 'Help',
    anchors: [
      'helping-jenkins-users',
      'mailing-lists-chatsinterest-groups-how-to-guides',
      'social-platforms',
      'professional-sites',
      'many-other-links',
    ],
    links: [
      '/mailing-lists',
      'https://community.jenkins.io',
      '/chat',
      '/sigs',
      '/participate/how-to-guides',
      'https://twitter.com/jenkinsci',
      'https://www.facebook.com/jenkins.io',
      'https://stackoverflow.com/tags/jenkins',
      'https://issues.jenkins.io/secure/BrowseProjects.jspa',
      'https://community.atlassian.com/t5/tag/jenkins/tg-p',
      'https://www.quora.com/topic/Jenkins',
      'https://www.reddit.com/r/jenkinsci',
      'https://stackshare.io/jenkins',
    ],
  },
  '/participate/meet/': {
    title: 'Jenkins Meetups and Events',
    heading: 'Meet',
    card: 'Meet',
    anchors: ['online-events', 'local-events', 'organizing-events', 'events-we-organize', 'how-to-help', 'gallery'],
    links: [
      '/events',
      '/event-calendar',
      'https://www.meetup.com/Jenkins-online-meetup',
      '/sigs',
      '/projects',
      '/projects/jam',
      'https://www.meetup.com/pro/cicd-cdf',
      'https://www.cloudbees.com/devops-world',
      'https://cd.foundation/events/list',
      'https://www.socallinuxexpo.org',
      'https://fosdem.org',
      '/events/contributor-summit',
      '/events/fosdem',
      'https://events.linuxfoundation.org/cdcon',
      '/sigs/advocacy-and-outreach/outreach-programs',
      '/sigs/advocacy-and-outreach',
      'https://docs.google.com/presentation/d/1bhV2aOiFLq0MyE6LM24lcrTkA1XFi-55-J65sak3nKA/edit?usp=sharing',
      'https://www.youtube.com/watch?v=gQKbJoNbTpA',
    ],
  },
  '/participate/review-changes/': {
    title: 'Review Changes in Jenkins',
    heading: 'Review Changes',
    card: 'Review',
    anchors: ['code-reviews-and-copy-editing', 'reviewer-team-membership'],
    links: [
      'https://github.com/search?q=org%3Ajenkinsci+org%3Ajenkins-infra+is%3Aopen+is%3Apr+team-review-requested%3Ajenkins-infra%2Fcopy-editors',
      'https://github.com/search?q=org%3Ajenkinsci+org%3Ajenkins-infra+is%3Aopen+is%3Apr+%22jenkinsci%2Fcode-reviewers%22&type=Issues',
      'https://github.com/orgs/jenkinsci/teams/code-reviewers',
      'https://github.com/jenkinsci/jenkins/pulls?utf8=%E2%9C%93&q=is%3Apr+is%3Aopen+-label%3Astalled+-label%3Awork-in-progress+-label%3Aneeds-fix',
      'https://groups.google.com/g/jenkinsci-dev',
      'https://github.com/orgs/jenkins-infra/teams/copy-editors',
      'https://github.com/orgs/jenkinsci/teams/core-pr-reviewers',
      'https://github.com/jenkinsci/infra-cla',
    ],
  },
  '/participate/test/': {
    title: 'Jenkins Testing',
    heading: 'Testing',
    card: 'Test',
    anchors: ['automated-testing', 'jenkins-code', 'jenkins-plugins', 'manual-testing', 'jenkins-code-2', 'jenkins-plugins-2'],
    links: [
      'https://issues.jenkins.io/browse/WEBSITE-662',
      'https://github.com/jenkinsci/jenkins/blob/master/CONTRIBUTING.md#testing-changes',
      'https://github.com/jenkinsci/acceptance-test-harness/blob/master/README.md',
      '/doc/developer/testing',
      'https://github.com/jenkinsci/plugin-compat-tester/blob/master/README.md',
      '/doc/developer/testing#performance-testing',
      '/participate/how-to-guides',
      'https://ci.jenkins.io/job/Core/job/jenkins/view/change-requests',
      '/download',
      'http://mirrors.jenkins.io/war-stable-rc',
      'https://ci.jenkins.io/job/Plugins',
    ],
  },
};

const videoPages = ['/participate/code/', '/participate/document/', '/participate/meet/'];

/** The addresses of some links, without the slash at the end of their paths. */
function addresses(links: Locator): Promise<string[]> {
  return links.evaluateAll((elements) =>
    elements.map((link) => {
      const address = link.getAttribute('href') ?? '';
      return address.startsWith('/') ? address.replace(/\/(?=$|#)/, '') : address.replace(/\/$/, '');
    }),
  );
}

test.describe('the hub', () => {
  test('has its cards in order, and each is one link to its page', async ({ page }) => {
    await page.goto(hub);
    await expect(page).toHaveTitle('Participate and Contribute | Jenkins');
    const list = page.getByRole('list', { name: 'Ways to take part' });
    await expect(list.getByRole('heading', { level: 2 })).toHaveText(cards.map(([name]) => name));
    await expect(list.getByRole('listitem').getByRole('link')).toHaveCount(cards.length);
    expect(await list.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      cards.map(([, address]) => address),
    );
    await list.getByRole('link', { name: /^Review/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review Changes');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`lays 15 percent of each colour on the ${colorScheme} page, and 10 percent of shade under the pointer`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(hub);
      for (const [name, , colour] of cards) {
        const card = page.getByRole('list', { name: 'Ways to take part' }).getByRole('link', { name: new RegExp(`^${name}`) });
        await expect(card).toHaveCSS('background-color', `rgba(${colour.join(', ')}, 0.15)`);
        await card.hover();
        // Black of 10 percent over colour of 15 percent is 23.5 percent of a colour that is darker.
        await expect(card).toHaveCSS('background-color', /, 0\.235\)$/);
        const seen =
          (await card.evaluate((element) => getComputedStyle(element).backgroundColor)).match(/\d+/g)?.map(Number) ?? [];
        for (const [index, channel] of colour.entries()) {
          expect(Math.abs((seen[index] ?? 0) - (channel * 0.15 * 0.9) / 0.235)).toBeLessThanOrEqual(1);
        }
      }
    });
  }

  test('makes as many columns of 280 pixels or more as fit, 20 pixels apart', async ({ page }) => {
    const list = page.getByRole('list', { name: 'Ways to take part' });
    const columns = () => list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').map(Number.parseFloat));
    await page.goto(hub);
    for (const [width, count] of [
      [1440, 4],
      [1000, 3],
      [660, 2],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columns(), `columns in a window of ${width}`).toHaveLength(count);
      expect(Math.min(...(await columns()))).toBeGreaterThanOrEqual(280);
    }
    await expect(list).toHaveCSS('gap', '20px');
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  });

  test('says where to ask and what to watch', async ({ page }) => {
    await page.goto(hub);
    const help = page.getByRole('region', { name: 'Help and feedback' });
    expect(await addresses(help.locator('p a'))).toEqual([
      'https://app.gitter.im/#/room/#jenkinsci_newcomer-contributors:gitter.im',
      'https://app.gitter.im/#/room/#jenkinsci_advocacy-and-outreach-sig:gitter.im',
      'https://www.youtube.com/playlist?list=PLN7ajX_VdyaMsvHNW5JGlGdgJzqJ7Q5Mr',
    ]);
  });
});

for (const [path, sheet] of Object.entries(pages)) {
  test.describe(path, () => {
    test('has its title, its sections and every link of its fact sheet, and no other', async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(sheet.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sheet.heading);
      const sections = page.getByRole('main').locator('section > :is(h2, h3)');
      expect(await sections.evaluateAll((headings) => headings.map(({ id }) => id))).toEqual([...sheet.anchors, 'where-next']);

      const links = page.locator('main .contents-text a:not([href^="#"], .gallery-link, [aria-labelledby="where-next"] a)');
      expect([...new Set(await addresses(links))].sort()).toEqual([...sheet.links].sort());
    });

    test('leads back to the hub and on to the other ways to take part', async ({ page }) => {
      await page.goto(path);
      const others = page.getByRole('region', { name: 'Other ways to take part' });
      await expect(others.getByRole('listitem')).toHaveText(cards.map(([name]) => name).filter((name) => name !== sheet.card));
      await page.getByRole('main').getByRole('link', { name: 'Participate and Contribute' }).click();
      await expect(page).toHaveURL(hub);
    });
  });
}

test('a visitor can go from one way to take part to the next without the hub', async ({ page }) => {
  await page.goto('/fr-CA/participate/test/');
  await page.getByRole('region', { name: 'Autres façons de participer' }).getByRole('link', { name: 'Documenter' }).click();
  await expect(page).toHaveURL('/fr-CA/participate/document/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documenter');
});

test('the claims and the rules of other places are said where they belong', async ({ page }) => {
  await page.goto('/participate/code/');
  await expect(page.getByRole('main')).toContainText('over 1800 plugins');
  await expect(page.getByRole('main')).toContainText('1000+ Git repositories');
  await page.goto('/participate/document/');
  await expect(page.getByRole('main')).toContainText('The wiki has been read-only since 2019');
  await page.goto('/participate/review-changes/');
  await expect(page.getByRole('note')).toHaveText(/review teams are visible only to members of that GitHub team/);
  const membership = page.getByRole('region', { name: 'Reviewer team membership' });
  await expect(membership).toContainText('Joining requires membership of the GitHub organization');
  await expect(membership.getByRole('listitem')).toHaveText([
    'a track record of contributions',
    'a signed Contributor License Agreement',
  ]);
});

test('a sample logo says who made it', async ({ page }) => {
  await page.goto('/participate/design/');
  const raleigh = page.getByRole('listitem').filter({ hasText: 'Raleigh' });
  await expect(raleigh.getByRole('img', { name: /feathered hat/ })).toBeVisible();
  await expect(raleigh.getByRole('link')).toHaveText([
    /^Kseniia Nenasheva/,
    /^Kseniia Nenasheva on LinkedIn/,
    /^Triangle Jenkins Area Meetup/,
  ]);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(4);
  const profile = raleigh.getByRole('link', { name: /on LinkedIn/ });
  await expect(profile).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('the photos fold away in three panels, closed at first', async ({ page }) => {
  await page.goto('/participate/meet/');
  const gallery = page.getByRole('region', { name: 'Gallery' });
  await expect(gallery.getByRole('img')).toHaveCount(0);
  for (const [label, pictures] of [
    ['Jenkins Contributor Summit, 2018', 1],
    ['Jenkins World | DevOps World, 2019', 3],
    ['Toulouse Jenkins Area Meetup, 2017', 4],
  ] as const) {
    await gallery.getByText(label, { exact: true }).click();
    await expect(gallery.getByRole('img')).toHaveCount(pictures);
  }
});

test.describe('a video', () => {
  const player = 'https://www.youtube-nocookie.com/**';

  for (const path of videoPages) {
    test(`on ${path} is asked for only when it is pressed`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('youtube')) asked.push(request.url());
      });
      await page.route(player, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The player</p>' }),
      );
      await page.goto(path);
      const poster = page.getByRole('link', { name: /^Play video/ }).first();
      await poster.scrollIntoViewIfNeeded();
      await poster.hover();
      expect(asked).toEqual([]);
      await expect(page.locator('iframe')).toHaveCount(0);

      await poster.click();
      // That the player shows means that the page's policy lets it.
      await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
      await expect(page.locator('iframe')).toBeFocused();
      expect(asked).toHaveLength(1);
      expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?(start=317&)?autoplay=1$/);
    });
  }

  test('plays for a visitor who came by a link from a page without one', async ({ page }) => {
    await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }));
    await page.goto('/participate/help/');
    await page.getByRole('region', { name: 'Other ways to take part' }).getByRole('link', { name: 'Code' }).click();
    await page.getByRole('link', { name: /^Play video/ }).press('Enter');
    await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to where it is', async ({ page }) => {
      await page.route('https://www.youtube.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>YouTube</p>' }),
      );
      await page.goto('/participate/meet/');
      await page.getByRole('link', { name: /^Play video/ }).click();
      await expect(page).toHaveURL('https://www.youtube.com/watch?v=gQKbJoNbTpA');
    });
  });
});
