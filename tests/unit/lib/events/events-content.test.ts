import { describeProblem } from '@/lib/content/content-error';
import { collectInvalidRecords } from '@/lib/content/invalid-records';
import { eventAdditionsFile } from '@/lib/events/event-additions';
import { endsAt, eventsFolder, eventWarnings, loadEvents, upcomingEvents } from '@/lib/events/events';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();
beforeEach(() => site.remove(eventsFolder));

const utc = (text: string) => Date.parse(text);

function writeEvent(file: string, fields: Record<string, unknown>) {
  const lines = Object.entries({ title: 'An event', location: 'Paris, France', link: 'https://example.org/', ...fields });
  site.write(`${eventsFolder}/${file}.yml`, lines.map(([key, value]) => `${key}: ${value}`).join('\n'));
}

/** The problems of the events as editors see them. */
function problems(): string {
  return problemsOf(loadEvents);
}

it('a list of events may be empty without a warning', () => {
  expect(loadEvents()).toEqual([]);
  expect(eventWarnings(utc('2019-01-01'))).toEqual([]);
});

describe('an event of the Jenkins project', () => {
  it('is read from its file', () => {
    site.write(
      'content/events/2020-01-30-brussels.yml',
      [
        'title: Jenkins at FOSDEM',
        'location: Brussels, Belgium',
        'date: 2020-01-30T08:30:00',
        'endDate: 2020-02-02T17:00:00',
        'link: /events/fosdem',
        'raw_content: |',
        '  Stand on Feb 1-2.',
        'somethingElse: does no harm',
      ].join('\n'),
    );
    expect(problems()).toBe('');
    expect(loadEvents()).toEqual([
      {
        file: '2020-01-30-brussels',
        title: 'Jenkins at FOSDEM',
        location: 'Brussels, Belgium',
        isOnline: false,
        start: { kind: 'local', dateTime: '2020-01-30T08:30' },
        end: { kind: 'local', dateTime: '2020-02-02T17:00' },
        link: '/events/fosdem',
        description: 'Stand on Feb 1-2.',
        lang: 'en',
      },
    ]);
  });

  it('is in US Pacific time if it is online', () => {
    writeEvent('2020-04-17-online', { location: 'Online Meetup', date: '2020-04-17T14:00:00' });
    expect(endsAt(loadEvents()[0] ?? fail())).toBe(utc('2020-04-17T21:00Z'));
  });
});

it('events are listed soonest first, whatever the format of their dates', () => {
  writeEvent('2026-03-01-online', { location: 'Online', date: '2026-03-01T01:00:00' });
  writeEvent('2026-03-01-paris', { date: '2026-03-01', timezone: 'Europe/Paris' });
  writeEvent('2026-02-01-paris', { date: utc('2026-02-01T10:00Z') });
  expect(loadEvents().map(({ file }) => file)).toEqual(['2026-02-01-paris', '2026-03-01-paris', '2026-03-01-online']);
});

describe('whether an event is over', () => {
  const isUpcoming = (now: string) => upcomingEvents(loadEvents(), utc(now)).length > 0;

  it('is decided by its start when it has no end', () => {
    writeEvent('2026-01-30-paris', { date: '2026-01-30T10:00:00Z' });
    expect(isUpcoming('2026-01-30T09:59:59Z')).toBe(true);
    expect(isUpcoming('2026-01-30T10:00:00Z')).toBe(false);
  });

  it('is decided by its end if it has one, even while it is running', () => {
    writeEvent('2026-01-30-paris', { date: '2026-01-30T10:00:00Z', endDate: '2026-02-01T17:00:00Z' });
    expect(isUpcoming('2026-01-31T12:00:00Z')).toBe(true);
    expect(isUpcoming('2026-02-01T16:59:59Z')).toBe(true);
    expect(isUpcoming('2026-02-01T17:00:00Z')).toBe(false);
  });
});

describe('a mistake in the file of an event', () => {
  it.each([
    [{ date: '2026-01-30T10:00:00', endDate: '2026-01-29T10:00:00' }, /endDate: expected a date that is not before/],
    [{ date: '2026-01-30T10:00:00', endDate: '2026-01-31' }, /endDate: expected the same form as date/],
    [{ date: '2026-01-30', link: 'javascript:alert(1)' }, /link/],
    [{ date: '2026-01-30T10:00:00', timezone: 'PST' }, /timezone: expected a name such as America\/Los_Angeles, found "PST"$/],
    [{ date: '2026-07-30', timezone: 'EST' }, /timezone: expected a name such as America\/Los_Angeles, found "EST"$/],
    [{ date: '2026-01-30', timezone: 'Europe/Bruxelles' }, /timezone: expected .* found "Europe\/Bruxelles"$/],
  ])('is reported with its field: %j', (fields, message) => {
    writeEvent('2026-01-30-paris', fields);
    expect(problems()).toMatch(message);
  });

  it.each(['brussels', '2026-01-30-Brussels', '2026-01-30'])('is reported if the file name is "%s"', (file) => {
    writeEvent(file, { date: '2026-01-30' });
    expect(problems()).toContain(`content/events/${file}.yml: expected a file name such as`);
  });

  it('does not hide problems in other files', () => {
    writeEvent('2026-01-30-paris', { date: 'soon' });
    writeEvent('2026-01-31-paris', { date: 'later' });
    expect(problems()).toMatch(/2026-01-30-paris[\s\S]*2026-01-31-paris/);
  });
});

describe('a date that is probably mistyped', () => {
  const warnings = () => eventWarnings(utc('2026-11-25')).map(describeProblem);
  const timezone = 'Europe/Paris';

  it('is reported if it differs from the file name, even if the event seems to be over', () => {
    writeEvent('2026-12-10-paris', { date: '2025-12-10', timezone });
    expect(warnings()).toEqual([
      'content/events/2026-12-10-paris.yml:4:1: date: expected 2026-12-10 as in the file name, found 2025-12-10; correct the one that is wrong',
    ]);
  });

  it('is the first day as it is written, whatever its time zone', () => {
    writeEvent('2026-12-10-paris', { date: '2026-12-10T23:30:00-11:00' });
    writeEvent('2026-12-10-tokyo', { date: '2026-12-10T06:00:00', timezone: 'Asia/Tokyo' });
    writeEvent('2026-12-10-rome', { date: utc('2026-12-10T10:00Z') });
    expect(warnings()).toEqual([]);
  });

  it('is reported if the event lasts more than 14 days and isn’t over', () => {
    writeEvent('2026-12-10-paris', { date: '2026-12-10T10:00:00', endDate: '2027-12-10T17:00:00', timezone });
    writeEvent('2026-12-11-paris', { date: '2026-12-11', endDate: '2026-12-24', timezone });
    writeEvent('2026-12-12-paris', { date: '2026-12-12', endDate: '2026-12-26', timezone });
    writeEvent('2025-10-01-online', { location: 'Online', date: '2025-10-01', endDate: '2025-10-31' });
    expect(warnings()).toEqual([
      expect.stringContaining(
        '2026-12-10-paris.yml:5:1: endDate: expected at most 14 days, found 366; check the year and the month',
      ),
      expect.stringContaining('2026-12-12-paris.yml:5:1: endDate: expected at most 14 days, found 15'),
    ]);
  });
});

function fail(): never {
  throw new Error('There is no event.');
}

describe('additions to an imported event', () => {
  beforeEach(() => writeEvent('2020-01-30-brussels-2', { date: '2020-01-30T08:30:00', endDate: '2020-01-31T17:00:00' }));

  it('are kept in a file next to its record', () => {
    site.write(eventAdditionsFile, '2020-01-30-brussels-2: { timezone: Europe/Brussels, lang: fr }\n');
    expect(loadEvents()).toMatchObject([
      {
        start: { kind: 'instant', epochMilliseconds: utc('2020-01-30T07:30:00Z'), zone: 'Europe/Brussels' },
        end: { kind: 'instant', epochMilliseconds: utc('2020-01-31T16:00:00Z'), zone: 'Europe/Brussels' },
        lang: 'fr',
      },
    ]);
    expect(eventWarnings(utc('2019-01-01'))).toEqual([]);
  });

  it('cause a warning if the event doesn’t exist', () => {
    site.write(eventAdditionsFile, '2020-01-30-bruxelles: { lang: fr }\n');
    expect(eventWarnings(utc('2019-01-01')).map(describeProblem)).toContain(
      'content/event-additions.yml: 2020-01-30-bruxelles: expected the file name of an event, found "2020-01-30-bruxelles"',
    );
  });

  it.each([
    ['2020-01-30-brussels-2: { lang: englisch }', 'lang: expected the tag of a language, such as pt-BR'],
    ['2020-01-30-brussels-2: { timezone: Mars }', 'timezone: expected a name such as America/Los_Angeles, found "Mars"'],
    ['- a list', 'expected a mapping'],
  ])('are reported if they are broken, and the event is still shown: %s', (text, message) => {
    site.write(eventAdditionsFile, text);
    expect(problemsOf(loadEvents)).toMatch(message);
    expect(collectInvalidRecords(loadEvents).value).toHaveLength(1);
  });
});
