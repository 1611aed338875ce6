import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

const host = 'https://calendar.google.com/**';

const links = readFileSync('content/links.yml', 'utf8');
const addressOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(links)?.[1] ?? '';

/** Stands in for the calendar's host, and keeps count of what it is asked for. */
async function serveCalendar(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(host, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' });
  });
  return requests;
}

/** Fails at the end when the page's own policy kept anything from working. */
function policyViolations(page: Page): string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

const frame = (page: Page) => page.locator('iframe');
const showButton = (page: Page) => page.getByRole('button', { name: 'Show the calendar' });
const zones = (page: Page) => page.getByLabel('View the calendar in the time zone:');

async function shownZone(page: Page): Promise<string | null> {
  return new URL((await frame(page).getAttribute('src')) ?? '').searchParams.get('ctz');
}

test.describe('the events page', () => {
  test('leads to the five kinds of events, in their order', async ({ page }) => {
    await page.goto('/events/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jenkins Events');
    const kinds = page.getByRole('navigation', { name: 'Kinds of Jenkins events' }).getByRole('link');
    await expect(kinds).toHaveCount(5);
    const addresses = await kinds.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/events/online-meetup/',
      '/projects/jam/',
      '/events/contributor-summit/',
      '/events/devops-world/',
      '/events/hacktoberfest/',
    ]);
  });

  for (const [path, text, link] of [
    [
      '/events/',
      'There are no upcoming major events registered in the database. If you see that your event is missing, please submit a change to our website.',
      'How to add an event to the Jenkins website',
    ],
    ['/es-ES/events/', 'No hay próximos eventos principales registrados en la base de datos.', 'Cómo añadir un evento'],
    ['/fr-CA/events/', 'Aucun événement majeur à venir n’est inscrit dans la base de données.', 'Comment ajouter un événement'],
  ] as const) {
    test(`says at ${path} that there are no major events, and how to register one`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', addressOf('addEvent'));
    });
  }

  test('offers all events as a calendar file, which is valid while it is empty', async ({ page, request }) => {
    await page.goto('/events/');
    const href = await page.getByRole('link', { name: /All major events as a calendar file/ }).getAttribute('href');
    const response = await request.get(href ?? '');
    expect(response.headers()['content-type']).toContain('text/calendar');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VTIMEZONE[\s\S]*END:VCALENDAR\r\n$/);
  });

  test('offers the public calendar for calendar programs', async ({ page }) => {
    await page.goto('/events/#add-to-calendar');
    const ways = page.getByRole('region', { name: 'Add to calendar' });
    await expect(ways.getByRole('link', { name: /webcal/ })).toHaveAttribute(
      'href',
      /^webcal:\/\/calendar\.google\.com\/.*basic\.ics$/,
    );
    await expect(ways.getByRole('link', { name: '.ics' })).toHaveAttribute('href', addressOf('calendarIcs'));
    await expect(ways.getByRole('link', { name: /Google Calendar/ })).toHaveAttribute('href', addressOf('calendarEmbed'));
  });
});

test.describe('the public calendar', () => {
  // The window is high enough for the whole page: nothing is scrolled unless a test does it.
  test.use({ timezoneId: 'Asia/Dubai', viewport: { width: 1280, height: 2600 } });

  test('asks its host for nothing before a visitor wants it', async ({ page }) => {
    const requests = await serveCalendar(page);
    await page.goto('/events/', { waitUntil: 'networkidle' });
    await expect(showButton(page)).toBeVisible();
    expect(requests).toEqual([]);
  });

  test('comes by the button, by the week, in the zone of the browser', async ({ page }) => {
    const violations = policyViolations(page);
    const requests = await serveCalendar(page);
    await page.goto('/events/');
    await showButton(page).press('Enter');
    await expect(frame(page)).toHaveAttribute('title', 'Calendar of Jenkins events, week by week');
    await expect(frame(page)).toHaveAttribute('src', `${addressOf('calendarEmbed')}&ctz=Asia%2FDubai`);
    await expect(page.getByText('Shown in: Asia/Dubai (UTC+04:00)')).toBeVisible();
    await expect(page.frameLocator('iframe').locator('html')).toBeAttached();
    await expect(page.locator('.calendar-box')).toBeFocused();
    expect(requests.length).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });

  test('is 1024 by 600 where there is room', async ({ page }) => {
    await serveCalendar(page);
    await page.goto('/events/');
    await showButton(page).click();
    expect(await frame(page).boundingBox()).toMatchObject({ width: 1024, height: 600 });
  });

  test('comes when a visitor scrolls to it', async ({ page }) => {
    const requests = await serveCalendar(page);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/events/');
    await expect(page.getByText('Shown in: Asia/Dubai')).toBeAttached();
    expect(requests).toEqual([]);
    await page.getByRole('heading', { name: 'Add to calendar' }).scrollIntoViewIfNeeded();
    await expect(frame(page)).toBeVisible();
  });

  test('comes at once for a visitor whose link leads to it', async ({ page }) => {
    await serveCalendar(page);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/events/#event-calendar');
    await expect(frame(page)).toBeVisible();
  });

  test('waits for the button when the browser asks for privacy', async ({ page }) => {
    const requests = await serveCalendar(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/events/#event-calendar');
    await page.mouse.wheel(0, 300);
    await expect(page.getByText(/Shown in: Asia\/Dubai/)).toBeVisible();
    expect(requests).toEqual([]);
    await showButton(page).click();
    await expect(frame(page)).toBeVisible();
  });

  test('shows every zone that the selector offers', async ({ page }) => {
    await serveCalendar(page);
    await page.goto('/events/');
    await expect(zones(page).locator('option')).toHaveText([
      '(auto)',
      'GMT',
      'CET',
      'US Eastern',
      'US Pacific',
      'Tokyo',
      'Shanghai',
    ]);
    await showButton(page).click();
    await expect(frame(page)).toBeVisible();
    for (const [label, zone] of [
      ['GMT', 'GMT'],
      ['CET', 'CET'],
      ['US Eastern', 'America/New_York'],
      ['US Pacific', 'America/Los_Angeles'],
      ['Tokyo', 'Asia/Tokyo'],
      ['Shanghai', 'Asia/Shanghai'],
      ['(auto)', 'Asia/Dubai'],
    ] as const) {
      await zones(page).selectOption({ label });
      await expect.poll(() => shownZone(page)).toBe(zone);
      await expect(page.getByText(`Shown in: ${zone} (UTC`)).toBeVisible();
    }
    await expect(page.getByText('Shown in: Asia/Dubai (UTC+04:00)')).toBeVisible();
  });

  test('remembers the zone, and leaves the back button alone', async ({ page }) => {
    await serveCalendar(page);
    await page.goto('/');
    await page.goto('/events/');
    await showButton(page).click();
    await zones(page).selectOption({ label: 'Tokyo' });
    await expect.poll(() => shownZone(page)).toBe('Asia/Tokyo');
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/fr-CA/events/');
    await expect(page.getByLabel(/fuseau horaire/)).toHaveValue('Asia/Tokyo');
    await expect(page.getByText('Asia/Tokyo (UTC+09:00)')).toBeVisible();
  });

  test('is in the zone of the browser when the remembered one is none', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('jenkins-calendar-zone', 'Mars/Olympus'));
    await page.goto('/events/');
    await expect(zones(page)).toHaveValue('');
    await expect(page.getByText('Shown in: Asia/Dubai (UTC+04:00)')).toBeVisible();
  });

  test('says when it can’t be reached, offers the file, and comes when it can', async ({ page }) => {
    await page.route(host, (route) => route.abort());
    await page.goto('/events/');
    await showButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'can’t be reached at the moment' })).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    const file = page.locator('.calendar').getByRole('link', { name: '.ics' });
    await expect(file).toHaveAttribute('href', addressOf('calendarIcs'));

    await page.unroute(host);
    await serveCalendar(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(frame(page)).toBeVisible();
  });

  test('says so too when the browser is offline', async ({ page, context }) => {
    await page.goto('/events/');
    await expect(showButton(page)).toBeEnabled();
    await context.setOffline(true);
    await showButton(page).click();
    await expect(page.getByText('can’t be reached at the moment')).toBeVisible();
  });

  test('fits on a window of 360 pixels', async ({ page }) => {
    await serveCalendar(page);
    await page.setViewportSize({ width: 360, height: 3600 });
    await page.goto('/events/');
    await showButton(page).click();
    const box = await frame(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(328);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('moves nothing when it comes', async ({ page }) => {
    await serveCalendar(page);
    await page.goto('/events/');
    const below = page.locator('footer');
    const before = await below.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await showButton(page).click();
    await expect(frame(page)).toBeVisible();
    expect(await below.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)).toBe(before);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the events page has its links and no control that does nothing', async ({ page }) => {
    await page.goto('/events/');
    await expect(page.getByText(/^There are no upcoming major events/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'The calendar in .ics format' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Google Calendar/ })).toBeVisible();
    await expect(zones(page)).toBeHidden();
    await expect(showButton(page)).toBeHidden();
  });
});

/** The anchors that other pages and sites may lead to. */
const anchors = {
  '/events/': ['major-events', 'event-calendar', 'add-to-calendar'],
  '/events/online-meetup/': ['areas-of-interest', 'speaking', 'hosting-meetups', 'resources', 'sponsors'],
  '/events/contributor-summit/': [
    'next-summit',
    'key-dates',
    'location',
    'entry-fee',
    'agenda',
    'call-for-participation',
    'discussion-channels',
    'discourse',
    'social-media',
    'mailing-lists',
    'archive',
    'previous-events',
    'gallery',
  ],
  '/events/devops-world/': [
    'registration',
    'discussion-channels',
    'chat',
    'discourse',
    'social-media',
    'mailing-lists',
    'references',
    'archive',
    'previous-events',
    'gallery',
  ],
};

/** Where each page leads, besides its own anchors, in the order of the page. */
const destinations = {
  '/events/online-meetup/': [
    addressOf('onlineMeetupGroup'),
    addressOf('meetupRecordings'),
    '/sigs/advocacy-and-outreach/',
    '/project/governance/',
    addressOf('advocacyForum'),
    addressOf('onlineMeetupGroup'),
    addressOf('advocacyForum'),
    addressOf('meetupRecordings'),
    addressOf('onlineMeetupGroup'),
    addressOf('meetupRecordings'),
    addressOf('jep13'),
    '/project/conduct/',
    '/projects/jam/',
    addressOf('cdf'),
    addressOf('onlineMeetupGroup'),
  ],
  '/events/contributor-summit/': [
    'https://fosdem.org/2025/',
    'https://www.betacowork.com/',
    addressOf('forum'),
    addressOf('summitTopics'),
    addressOf('summitTwitter'),
    addressOf('summitLinkedin'),
    '/mailing-lists/',
    'https://community.jenkins.io/t/jenkins-contributor-summit-on-jan-31-2025-call-for-topics-and-ideas/21678',
    '/blog/2024/02/28/jenkins-contributor-summit-and-fosdem-recap/',
    '/events/contributor-summit/archive/2021-10/',
    '/events/contributor-summit/archive/2021-06/',
    '/blog/2021/02/16/contributor-summit-online/',
    'https://www.meetup.com/jenkinsmeetup/events/267684785/',
    '/blog/2019/08/25/jenkinsworld-contrib-summit-ask-the-expert-booth/',
    '/blog/2018/10/18/contributor-summit-summary/',
    'https://www.meetup.com/jenkinsmeetup/events/236370750/',
    'https://www.meetup.com/jenkinsmeetup/events/227463345/',
  ],
  '/events/devops-world/': [
    addressOf('devopsWorldSite'),
    addressOf('devopsWorldUpdates'),
    '/chat/#continuous-delivery-foundation',
    addressOf('forum'),
    addressOf('devopsWorldTwitter'),
    addressOf('devopsWorldLinkedin'),
    '/mailing-lists/',
    '/mailing-lists/#jenkins-advocacy-and-outreach-sig-googlegroups-com',
    addressOf('devopsWorldRegistration'),
    '/blog/2021/09/21/jenkins-at-devops-world/#content-top',
    '/blog/2020/09/19/jenkins-at-devops-world-2020/',
    '/blog/2020/12/11/devops-world-2020-jenkins-contributors-awarded-top-honors-at-devops-worlds-2020/',
    '/blog/2020/02/07/trip-to-dwjw/',
    '/blog/2019/08/22/devops-world/',
    '/blog/2020/02/19/jenkins-world-lisbon-with-love-from-india/',
    '/blog/2019/11/01/devops-world-jenkins-world-san-francisco-in-living-colors/',
  ],
};

test.describe('the pages of single events', () => {
  for (const [path, ids] of Object.entries(anchors)) {
    test(`${path} keeps its anchors in every language`, async ({ page }) => {
      for (const locale of ['', '/es-ES', '/fr-CA']) {
        await page.goto(locale + path);
        const headings = await page.locator('main :is(h2, h3)[id]').evaluateAll((all) => all.map(({ id }) => id));
        expect(headings).toEqual(expect.arrayContaining(ids));
      }
    });
  }

  for (const [path, addresses] of Object.entries(destinations)) {
    test(`${path} leads everywhere it should`, async ({ page }) => {
      await page.goto(path);
      const found = await page
        .locator('main a:not([href^="#"], .gallery-link)')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(found).toEqual(['/events/', ...addresses]); // the way back above the title comes first
    });
  }

  test('the online meetup states how many can take part, and how to apply', async ({ page }) => {
    await page.goto('/events/online-meetup/');
    await expect(page.getByText(/for up to 500 participants/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Application Steps' }).locator('ol > li')).toHaveCount(4);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title that applicants write, as it stands on the page
    await expect(page.getByText('Online Meetup application - ${Presentation Title}')).toBeVisible();
  });

  test('the contributor summit states room, fee and agenda', async ({ page }) => {
    await page.goto('/events/contributor-summit/');
    const fee = page.getByRole('region', { name: 'Entry Fee' });
    await expect(fee.getByRole('listitem')).toHaveText([
      /free/,
      /required\. The room has space for 30 people/,
      /in person only/,
      /no catering/,
    ]);
    const agenda = page.getByRole('region', { name: 'Agenda (Draft)' });
    await expect(agenda.locator('ol > li')).toHaveCount(11);
    await expect(agenda).toContainText('Security officer report: Wadeck Follonier');
  });

  test('DevOps World is told of as an event that is over', async ({ page }) => {
    await page.goto('/events/devops-world/');
    await expect(page.getByRole('note')).toHaveText('DevOps World 2022 is over. This page keeps the record of it.');
    await expect(page.getByText('Orlando, Florida')).toBeVisible();
  });
});
