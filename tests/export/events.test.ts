import { basename } from 'node:path';
import { within } from '@testing-library/dom';
import { loadContributorSummit } from '@/lib/events/contributor-summit';
import { loadDevopsWorld } from '@/lib/events/devops-world';
import { loadEvents, upcomingEvents } from '@/lib/events/events';
import { defaultLocale } from '@/lib/i18n/locales';
import { resolveAddress } from '@/lib/routing/destinations';
import type { RouteId } from '@/lib/routing/routes';
import { loadLinks } from '@/lib/site/links';
import { readMessages } from '@/scripts/messages/read-messages';
import { calendarZones, eventAnchors, eventKinds } from '@/tests/fixtures/behavior';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { addressesIn, filledIn } from '@/tests/support/said-messages';
import { finishedFile, hrefs, linksIn, mainOf, partOf, queryAll, textOf } from './support/finished-page';
import { testAnchors } from './support/text-page';

const t = messagesIn('en');
const { events, contributorSummit } = readMessages('en').pages;

const part = (route: RouteId, anchor: string) => partOf(pagePath(route), anchor);

/** The entries of an archive, each with its year and its title. */
const archiveOf = (route: RouteId) =>
  queryAll(part(route, 'previous-events'), 'dl > div').flatMap((row) =>
    queryAll(row, 'dd').map((entry) => [textOf(row.querySelector('dt')), linksIn(entry)[0]?.[0] ?? '']),
  );

describe('anchors on event pages', () => {
  const pages = Object.entries(eventAnchors) as [keyof typeof eventAnchors, readonly string[]][];

  describe.each(pages)('the page "%s"', testAnchors);

  test.each(pages.map(([route]) => route).filter((route) => route !== 'events'))(
    'every heading of the page "%s" links to itself and is in the table of contents, if there is one',
    (route) => {
      const main = mainOf(pagePath(route));
      const headings = queryAll(main, 'section :is(h2, h3)[id]');
      const sections = headings.map((heading) => [textOf(heading), `#${heading.id}`]);
      expect(sections).not.toEqual([]);
      expect(headings.flatMap(hrefs)).toEqual(sections.map(([, href]) => href));
      if (main.querySelector('.headings-beside')) return;
      const contents = within(main).getAllByRole('navigation', { name: t('parts.contents') });
      expect(contents.map(linksIn)).toEqual([sections, sections]); // one beside the text, one collapsed above it
    },
  );
});

describe('the events page', () => {
  const main = mainOf(pagePath('events'));

  test('links to the kinds of events, in the order of tests/fixtures/behavior.ts', () => {
    expect(textOf(main.querySelector('h1'))).toBe(events.title);
    const kinds = within(main).getByRole('navigation', { name: events.kindsLabel });
    expect(hrefs(kinds)).toEqual(eventKinds);
    expect(queryAll(kinds, 'h3').map(textOf)).toEqual(Object.values(events.kinds).map(({ title }) => title));
  });

  test('lists upcoming events, or else says that there are none', () => {
    const listed = queryAll(main, '.event-card h3 a').map((link) => link.firstChild?.textContent);
    const upcoming = upcomingEvents(loadEvents(), Date.now()).map(({ title }) => title);
    expect(listed.filter((title) => upcoming.includes(title ?? ''))).toEqual(upcoming);
    const empty = within(main).getByText(events.major.empty);
    expect(Boolean(empty.closest('[hidden]'))).toBe(listed.length > 0);
  });

  test('offers all events as a calendar file, which is valid even when empty', () => {
    const [file = ''] = addressesIn(events.major.feed);
    expect(hrefs(main)).toContain(file);
    const text = finishedFile(file);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(text.match(/^BEGIN:VEVENT\r$/gm) ?? []).toHaveLength(loadEvents().length);
    // Lines are folded after 75 octets.
    const unfolded = text.replaceAll('\r\n ', '');
    for (const { file: name } of loadEvents()) expect(unfolded).toContain(`\r\nUID:${name}@`);
    const listed = hrefs(main).filter((href) => /^\/events\/.+\.ics$/.test(href) && href !== file);
    expect(listed.filter((href) => !unfolded.includes(`\r\nUID:${basename(href, '.ics')}@`))).toEqual([]);
  });

  test('offers the public calendar to calendar apps, as a file and on its own site', () => {
    const { calendarIcs = '', calendarEmbed = '' } = loadLinks();
    expect(calendarIcs).toMatch(/^https:[^?#]*\.ics(\?|$)/);
    expect(linksIn(part('events', 'add-to-calendar'))).toEqual([
      [events.calendar.subscribe, calendarIcs.replace('https:', 'webcal:')],
      [filledIn('pages.events.calendar.ics'), calendarIcs],
      [filledIn('pages.events.calendar.open'), calendarEmbed],
    ]);
  });

  test('lists the browser’s own time zone first in the calendar’s selector, then those of tests/fixtures/behavior.ts', () => {
    const selector = within(main).getByLabelText<HTMLSelectElement>(events.calendar.zone);
    expect([...selector.options].map(({ value }) => value)).toEqual(['', ...calendarZones]);
    expect([...selector.options].map(textOf)).toEqual(Object.values(events.calendar.zones));
    expect(selector).toHaveValue('');
  });
});

describe('the contributor summit page', () => {
  const summit = loadContributorSummit(defaultLocale);
  const { next, fosdem, agenda, previous } = summit;

  const edition = { confirmed: String(next.confirmed), year: String(next.year) };

  test('says whether the next summit is known and where the last one was, and links to the venue and to FOSDEM', () => {
    const venue = part('contributorSummit', 'location');
    expect(linksIn(venue)).toEqual([[next.venue.name, resolveAddress(next.venue.link, 'en').href]]);
    expect(venue).toHaveTextContent(next.venue.address.text);
    const place = part('contributorSummit', 'next-summit');
    expect(place).toHaveTextContent(next.city.text);
    expect(place).toHaveTextContent(String(next.year));
    expect(linksIn(place)).toContainEqual([`FOSDEM ${fosdem.year}`, resolveAddress(fosdem.link, 'en').href]);
  });

  test('has a row for each key date, and says which are still to be confirmed', () => {
    const rows = queryAll(part('contributorSummit', 'key-dates'), 'dl > div').map((row) => queryAll(row, 'dt, dd').map(textOf));
    const { dates, tbd } = contributorSummit.next;
    const shown = next.keyDates.filter(({ event }) => next.confirmed || event === 'jenkins');
    expect(rows.map(([name]) => name)).toEqual(shown.map(({ event }) => dates[event]));
    expect(rows.map(([, date]) => date === tbd)).toEqual(shown.map(({ days }) => days.length === 0));
  });

  test('has every agenda item in order, with speakers and topics', () => {
    const labels = contributorSummit.next;
    const items = queryAll(part('contributorSummit', 'agenda'), 'ol > li');
    expect(items).toHaveLength(agenda.items.length);
    for (const [index, { item, speakers, boardMember, points }] of agenda.items.entries()) {
      const text = textOf(items[index]);
      expect(text.startsWith(labels.agenda[item])).toBe(true);
      for (const speaker of boardMember ? [labels.boardMember] : speakers) expect(text).toContain(speaker);
      expect(queryAll(items[index] ?? document, 'li').map(textOf)).toEqual(points.map((point) => labels.points[point]));
    }
    expect(queryAll(part('contributorSummit', 'agenda'), '[role="note"]').map(textOf)).toEqual(
      agenda.draft ? [filledIn('pages.contributorSummit.sections.details.agenda.draft', edition)] : [],
    );
  });

  test('links to every earlier summit, in the order of the records', () => {
    const links = linksIn(part('contributorSummit', 'previous-events'));
    expect(links.map(([, href]) => href)).toEqual(previous.map(({ link }) => resolveAddress(link, 'en').href));
    const names = archiveOf('contributorSummit').map((row) => row.join(' '));
    expect(names).toHaveLength(previous.length);
    expect(new Set(names).size).toBe(names.length);
    for (const [index, { year, days }] of previous.entries()) {
      for (const day of days.flat()) expect(names[index]).toContain(day.slice(0, 4));
      for (const [first = ''] of days) expect(names[index]).toContain(String(Number(first.slice(8))));
      if (year) expect(names[index]).toContain(String(year));
    }
  });
});

describe('an archive', () => {
  test.each([
    ['contributorSummit', 'previous-events'],
    ['devopsWorld', 'previous-events'],
    ['hacktoberfest', 'previous-years'],
  ] as const)('on the page "%s" has one row for each year, newest first, with its year', (route, anchor) => {
    const years = queryAll(part(route, anchor), 'dl > div > dt').map((year) => Number(textOf(year)));
    expect(years).not.toEqual([]);
    expect(years).toEqual([...new Set(years)].sort((one, other) => other - one));
  });
});

describe('the DevOps World page', () => {
  const { previous } = loadDevopsWorld();

  test('links to the posts about every conference, in the order of the records', () => {
    expect(linksIn(part('devopsWorld', 'previous-events'))).toEqual(
      previous.map(({ kind, person = '', link }) => [
        filledIn(`pages.devopsWorld.archive.previous.${kind}`, { person }),
        resolveAddress(link, 'en').href,
      ]),
    );
    expect(archiveOf('devopsWorld').map(([year]) => year)).toEqual(previous.map(({ year }) => String(year)));
  });
});
