import { Temporal } from 'temporal-polyfill';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import { changelogFolders } from '@/lib/changelog/pages/changelog-folders';
import { releasePath } from '@/lib/changelog/pages/changelog-pages';
import { dueDay } from '@/lib/changelog/status/release-rhythm';
import { baselineOf } from '@/lib/changelog/versions';
import type { CalendarEntry } from '@/lib/events/calendar-file';

/** How many expected releases the calendar has. */
const expectedCount = 6;
const releasesPerLine = 3;

/** In days. An expected release that is later than that has probably been skipped, or is out and our data has stopped. */
const maxDelay = 7;

const places = ['first', 'second', 'third'];

type DatedRelease = Pick<ChangelogRelease, 'version' | 'date'>;

/**
 * The calendar entries of the LTS releases with a date, and of the next expected ones.
 * @param releases newest first
 * @param today the day of the build; its time doesn't matter
 * @param nextDay the day of the next release, if its record has one
 */
export function releaseEntries(releases: readonly DatedRelease[], today: Date, nextDay?: string): CalendarEntry[] {
  const past = releases.flatMap(({ version, date }): CalendarEntry[] =>
    date
      ? [
          {
            file: releaseId(version),
            title: `Jenkins ${version} (LTS)`,
            link: releasePath('stable', version),
            start: wholeDay(date),
          },
        ]
      : [],
  );
  const newest = releases.find(({ date }) => date);
  const firstDay = Temporal.PlainDate.from(today.toISOString().slice(0, 'YYYY-MM-DD'.length)).subtract({ days: maxDelay });
  return [
    ...past.toReversed(),
    ...expectedAfter(newest, nextDay)
      .filter(({ day }) => Temporal.PlainDate.compare(day, firstDay) >= 0)
      .map(({ day, linesAhead, patch, version }): CalendarEntry => {
        const place = places[patch - 1] ?? '';
        const line = linesAhead === 1 ? 'next LTS line' : 'LTS line after next';
        return {
          // Once its version is known, it has the id that it keeps when it comes out.
          file: releaseId(version ?? `after-${baselineOf(newest?.version ?? '')}${linesAhead > 1 ? '-next' : ''}-${patch}`),
          title: version ? `Jenkins ${version} (LTS), expected` : `Jenkins: ${place} release of the ${line}, expected`,
          description: 'Expected because an LTS release usually comes out every four weeks. The date may change.',
          link: changelogFolders.stable.list,
          start: wholeDay(day.toString()),
          isTentative: true,
        };
      }),
  ];
}

interface ExpectedRelease {
  day: Temporal.PlainDate;
  /** 0 for the newest line, 1 for the next. */
  linesAhead: number;
  patch: number;
  /** Undefined if its line hasn't begun. */
  version?: string;
}

/** The releases that should follow by the project's rhythm: three for each line, counted from the newest release's date. */
function expectedAfter(newest: DatedRelease | undefined, nextDay?: string): ExpectedRelease[] {
  if (!newest?.date) return [];
  const expected: ExpectedRelease[] = [];
  let day = Temporal.PlainDate.from(newest.date);
  let patch = patchOf(newest.version);
  let linesAhead = 0;
  while (expected.length < expectedCount) {
    day = Temporal.PlainDate.from(nextDay && expected.length === 0 ? nextDay : dueDay('stable', day.toString()));
    if (patch < releasesPerLine) patch += 1;
    else {
      patch = 1;
      linesAhead += 1;
    }
    expected.push({
      day,
      linesAhead,
      patch,
      version: linesAhead === 0 ? `${baselineOf(newest.version)}.${patch}` : undefined,
    });
  }
  return expected;
}

function releaseId(version: string): string {
  return `lts-${version}`;
}

function patchOf(version: string): number {
  return Number(version.split('.')[2] ?? 0);
}

function wholeDay(date: string): CalendarEntry['start'] {
  return { kind: 'day', date };
}
