/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MajorEvents, RecentEvents } from '@/components/events/major-events';
import hidePastEvents from '@/components/inline-scripts/hide-past-events';
import { eventsFolder } from '@/lib/events/events';
import { resolveDestination } from '@/lib/routing/destinations';
import { messagesIn } from '@/tests/support/messages-in';
import { sectionOf } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { inPage, renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
beforeEach(() => site.remove(eventsFolder));

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const t = messagesIn();
const emptyEventList = t('pages.events.major.empty');
const howToAdd = () => {
  const text = t.markup('pages.events.major.howToAdd', { addEvent: (link) => link });
  return screen.getByRole('link', { name: (name) => name.startsWith(text) });
};

const fosdem = `
title: Jenkins at FOSDEM
location: Brussels, Belgium
date: 2026-01-30T08:30:00
endDate: 2026-02-01T17:00:00
timezone: Europe/Brussels
link: /events/fosdem
raw_content: Stand on **Jan 31** and Feb 1
`;
const online = `
title: "Jenkins on Kubernetes: Getting started"
location: Online Meetup
date: 2026-01-17T14:00:00
link: https://www.meetup.com/Jenkins-online-meetup/events/269888701/
`;

const titles = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .filter((heading) => !heading.closest('[hidden]'))
    .map((heading) => heading.querySelector('a')?.firstChild?.textContent);

it('says that there are no events, and how to register one', () => {
  renderPage(<MajorEvents />);
  expect(screen.getByText(emptyEventList)).toBeVisible();
  renderPage(<RecentEvents />);
  expect(howToAdd()).toHaveAttribute('href', resolveDestination('addEvent', 'en').href);
});

it('shows month, day, weekday, time, title, place and description of an event, soonest first', () => {
  site.write('content/events/2026-01-30-brussels.yml', fosdem);
  site.write('content/events/2026-01-17-online.yml', online);
  renderPage(<MajorEvents />);
  expect(titles()).toEqual(['Jenkins on Kubernetes: Getting started', 'Jenkins at FOSDEM']);

  const [first, second] = screen.getAllByRole('article');
  expect(second).toHaveTextContent('Jan 2026 30 Fri 08:30 AM');
  expect(second).toHaveTextContent('Brussels, Belgium');
  expect(second).toHaveTextContent('Stand on Jan 31 and Feb 1');
  expect(first).toHaveTextContent('Jan 2026 17 Sat 11:00 PM');
  expect(first).toHaveTextContent('2:00 PM Pacific Time');
  expect(screen.getByText(emptyEventList)).not.toBeVisible();
});

it('shows the place and the description in the reader’s language, or else marks them with the event’s', () => {
  site.write('content/events/2026-01-30-brussels.yml', `${fosdem}lang: nl\n`);
  site.write('content/events/translations/fr-CA.yml', '2026-01-30-brussels: { location: Bruxelles }');
  renderPage(<MajorEvents />, 'fr-CA');
  expect(screen.getByText('Bruxelles')).not.toHaveAttribute('lang');
  expect(screen.getByText(/Stand on/).closest('[lang]')).toHaveAttribute('lang', 'nl');
});

it('links to the event’s page in a new tab, and to its calendar file', () => {
  site.write('content/events/2026-01-30-brussels.yml', fosdem);
  renderPage(<MajorEvents />);
  const link = screen.getByRole('link', { name: /Jenkins at FOSDEM.*opens in a new tab/ });
  expect(link).toHaveAttribute('href', '/events/fosdem/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'Add to calendar (.ics): Jenkins at FOSDEM' })).toHaveAttribute(
    'href',
    '/events/2026-01-30-brussels.ics',
  );
});

describe('a list of events built long ago, before hydration', () => {
  /** The built HTML after its inline script has run at a later time. */
  function open(time: string) {
    site.write('content/events/2026-01-30-brussels.yml', fosdem);
    site.write('content/events/2026-01-17-online.yml', online);
    const html = renderToString(inPage(<MajorEvents />));
    jest.setSystemTime(new Date(time));
    document.body.innerHTML = html;
    hidePastEvents();
  }
  afterEach(() => document.body.replaceChildren());
  const visible = () => screen.queryAllByRole('article').length;

  it('shows only the events that are not over', () => {
    open('2026-01-18T00:00:00Z');
    expect(visible()).toBe(1);
    expect(screen.getByRole('article')).toHaveTextContent('Brussels');
    expect(screen.getByText(emptyEventList)).not.toBeVisible();
  });

  it('says that there are none when all are over', () => {
    open('2026-02-02T00:00:00Z');
    expect(visible()).toBe(0);
    expect(screen.getByText(emptyEventList)).toBeVisible();
  });
});

it('removes an event that ends while the page is open, and says so if it was the last one', () => {
  site.write('content/events/2026-01-30-brussels.yml', fosdem);
  site.write('content/events/2026-01-17-online.yml', online);
  renderPage(<MajorEvents />);
  hidePastEvents();
  const passUntil = (time: string) => {
    jest.setSystemTime(new Date(time));
    jest.advanceTimersByTime(60_000);
  };

  passUntil('2026-01-17T21:58:00Z');
  expect(titles()).toHaveLength(2);
  passUntil('2026-01-17T22:00:00Z');
  expect(titles()).toEqual(['Jenkins at FOSDEM']);
  passUntil('2026-01-31T12:00:00Z');
  expect(titles()).toEqual(['Jenkins at FOSDEM']);
  passUntil('2026-02-01T16:00:00Z');
  expect(titles()).toEqual([]);
  expect(screen.getByText(emptyEventList)).toBeVisible();
});

it('describes the events to search engines', () => {
  site.write('content/events/2026-01-30-brussels.yml', fosdem);
  site.write('content/events/2026-01-17-online.yml', online);
  const { container } = renderPage(<MajorEvents />);
  const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  );
  expect(data).toEqual([
    expect.objectContaining({
      '@type': 'Event',
      startDate: '2026-01-17T14:00-08:00',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://www.meetup.com/Jenkins-online-meetup/events/269888701/' },
    }),
    expect.objectContaining({
      '@type': 'Event',
      name: 'Jenkins at FOSDEM',
      startDate: '2026-01-30T08:30+01:00',
      endDate: '2026-02-01T17:00+01:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Brussels, Belgium', address: 'Brussels, Belgium' },
      url: 'https://www.jenkins.io/events/fosdem',
    }),
  ]);
});

it('says that the list can’t be read when a file is broken', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  site.write('content/events/2026-01-30-brussels.yml', 'title: [');
  renderPage(<MajorEvents />);
  expect(screen.getByRole('alert')).toHaveTextContent(t('pages.events.major.failed'));
  renderPage(<RecentEvents />);
  expect(howToAdd()).toBeVisible();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('2026-01-30-brussels.yml'));
  logged.mockRestore();
});

it('lists recent past events, the latest first', () => {
  site.write(`${eventsFolder}/2026-01-30-brussels.yml`, fosdem);
  for (const year of [2025, 2024]) {
    site.write(
      `${eventsFolder}/${year}-01-30-brussels.yml`,
      fosdem.replaceAll('2026-', `${year}-`).replace('FOSDEM', `FOSDEM ${year}`),
    );
  }
  renderPage(<RecentEvents />);
  const recent = within(sectionOf(document.body, t('pages.events.major.past')));
  expect(recent.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
    'Jenkins at FOSDEM 2025',
    'Jenkins at FOSDEM 2024',
  ]);
});
