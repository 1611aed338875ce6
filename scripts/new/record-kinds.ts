import { basename } from 'node:path';
import { dump } from 'js-yaml';
import { logosFolder } from '@/lib/artwork/logos';
import { changelogFile } from '@/lib/changelog/changelogs';
import { contentExists, readContentText } from '@/lib/content/read-content';
import { recordFiles } from '@/lib/content/record-folder';
import { eventsFolder } from '@/lib/events/events';
import { awardsFolder } from '@/lib/records/awards';
import { booksFolder } from '@/lib/records/books';
import { UsageError } from '@/scripts/shared/usage-error';
import { type Answers, type Draft, type Field, type Kind, slug } from './draft';

const check = 'npm run check:content, npm run check:messages for spelling, and npm run dev to see it.';
const addPicture = 'If it has a picture: docs/how-to/add-a-picture.md.';
const translate =
  'Its translations, if you know them, in translations/ of the same folder: docs/how-to/edit-a-record.md#translations.';

const url: Field = { name: 'url', about: 'address' };
const image: Field = { name: 'image', about: 'file name of the picture, such as cover.png' };
const description: Field = { name: 'description', about: 'a sentence or two' };
const quote: Field = { name: 'quote', about: 'a quotation' };

/** An event (docs/how-to/add-an-event.md). */
export const event: Kind = {
  fields: [
    { name: 'title', about: 'a specific name, such as Seattle JAM', required: true },
    { name: 'location', about: 'City, Country; for an online event, Online', required: true },
    { name: 'date', about: 'start, such as 2027-01-29T08:30:00 or 2027-01-29', required: true },
    { name: 'endDate', about: 'end, or the last day' },
    { name: 'timezone', about: 'time zone of the place, such as Europe/Brussels' },
    { name: 'link', about: 'address, or a path of this site', required: true },
    { name: 'lang', about: 'language of title and description, if it is not English' },
    { name: 'raw_content', about: 'description in Markdown' },
  ],
  draft(answers) {
    const { date = '', location = '' } = answers;
    // A date that is wrong is reported by the check, which needs a file name that is right.
    const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '0000-00-00';
    const place = slug(location.split(',')[0] ?? '') || 'event';
    const name = `${day}-${/^online\b/i.test(location) ? 'online' : place}`;
    const isFree = (file: string) => !contentExists(file);
    const files = Array.from({ length: 99 }, (_, index) => `${eventsFolder}/${name}${index === 0 ? '' : `-${index + 1}`}.yml`);
    return record(files.find(isFree) ?? `${eventsFolder}/${name}.yml`, answers, [translate, check]);
  },
};

/** A book (docs/how-to/edit-a-record.md). */
export const book: Kind = {
  fields: [
    { name: 'title', about: 'title', required: true },
    { name: 'authors', about: 'authors, with commas between them' },
    { name: 'publisher', about: 'publisher' },
    { name: 'publication_year', about: 'year' },
    url,
    image,
    description,
    quote,
  ],
  draft: (answers) => record(`${booksFolder}/${slug(answers.title ?? '')}.yml`, answers, [addPicture, translate, check]),
};

/** An award (docs/how-to/edit-a-record.md). */
export const award: Kind = {
  fields: [
    { name: 'year', about: 'year', required: true },
    { name: 'title', about: 'title', required: true },
    url,
    image,
    description,
    quote,
  ],
  draft(answers) {
    const numbers = recordFiles(awardsFolder).map((file) => Number(/-(\d+)\.yml$/.exec(file)?.[1] ?? 0));
    const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
    return record(`${awardsFolder}/${slug(answers.year ?? '')}-${number}.yml`, answers, [addPicture, translate, check]);
  },
};

/** A logo (docs/how-to/edit-a-record.md). */
export const logo: Kind = {
  fields: [
    { name: 'name', about: 'name', required: true },
    { name: 'url', about: 'full-size picture, such as logos/actor/actor.png', required: true },
    { name: 'url_256', about: 'picture about 256 pixels high' },
    { name: 'vector', about: 'picture as SVG' },
    { name: 'credit', about: 'who made it' },
    { name: 'credit_url', about: 'address of who made it' },
    { name: 'source', about: 'where it is from' },
    { name: 'source_url', about: 'address of where it is from' },
  ],
  draft: (answers) =>
    record(`${logosFolder}/${slug(answers.name ?? '')}.yml`, answers, [
      'List its pictures: docs/how-to/add-a-picture.md.',
      translate,
      check,
    ]),
};

const lines = { weekly: 'weekly', lts: 'stable' } as const;

/** A release (docs/how-to/add-a-release.md). */
export const release: Kind = {
  fields: [
    { name: 'line', about: Object.keys(lines).join(' or '), required: true },
    { name: 'version', about: 'version, such as 2.516 or 2.516.1', required: true },
    { name: 'date', about: 'day, such as 2025-07-23' },
    { name: 'lts_baseline', about: 'first release of an LTS line: the weekly release it is based on' },
    { name: 'lts_predecessor', about: 'first release of an LTS line: the last release of the previous line' },
    { name: 'message', about: 'the first change, in inline HTML' },
    { name: 'type', about: 'its kind: security, major rfe, rfe, major bug or bug' },
    { name: 'pull', about: 'number of its pull request' },
    { name: 'issue', about: 'number of its issue' },
    { name: 'authors', about: 'GitHub names of its authors, with commas between them' },
  ],
  draft(answers) {
    const { line = '', version = '', date, lts_baseline, lts_predecessor, authors, message, pull, issue, type } = answers;
    if (line !== 'weekly' && line !== 'lts') throw new UsageError(`--line needs weekly or lts, found "${line}".`);
    const file = changelogFile(lines[line]);
    const isChange = message ?? pull ?? issue;
    const change = {
      type,
      pull: pull && plain(pull),
      issue: issue && plain(issue),
      authors: authors && listOf(authors),
      message,
    };
    const entry = {
      version,
      date,
      lts_baseline,
      lts_predecessor,
      changes: isChange ? [withoutGaps(change)] : undefined,
      lts_changes: lts_baseline ? [] : undefined,
    };
    const text = readContentText(file);
    return {
      files: [{ file, text: `${text.trimEnd()}\n${dump([withoutGaps(entry)], { lineWidth: -1 })}`, isAddition: true }],
      marks: [`("${version}")`],
      next: [
        `Add the other changes to ${file}: docs/how-to/add-a-release.md. Without "changes", the page says that they are unknown.`,
        'npm run sync -- --only releases --only dates, for the download page.',
        check,
      ],
    };
  },
};

/** A record in a folder. */
function record(file: string, answers: Answers, next: readonly string[]): Draft {
  const name = basename(file, '.yml');
  const fields = Object.entries(answers).map(([key, value = '']) => {
    if (key === 'authors') return [key, listOf(value)];
    return [key, key.endsWith('year') ? plain(value) : value];
  });
  return {
    files: [{ file, text: dump(Object.fromEntries(fields), { lineWidth: -1 }) }],
    marks: [file, `: ${name}:`, `: ${name} `],
    next,
  };
}

function withoutGaps(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A number, if the text is one, so that it is written without quotation marks. */
function plain(text: string): string | number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
