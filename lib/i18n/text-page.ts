import { z } from 'zod';
import type messages from '@/messages/en.json';

type Pages = typeof messages.pages;

/** The pages whose text is their messages: those with a group `sections`. */
export type TextRoute = { [Page in keyof Pages]: Pages[Page] extends { sections: object } ? Page : never }[keyof Pages];

/** The entries of a list; one may have a list or steps of its own below its text. */
export interface TextList {
  [key: string]: string | { text: string; list?: TextList; steps?: TextList };
}

/** A table: `caption` unless the title of its section says it, `head` with the columns, and a row for every other key, with a cell for each column. */
export interface TextTable {
  caption?: string;
  head: Record<string, string>;
  [row: string]: string | Record<string, string> | undefined;
}

/** A section: its title, and what stands in it by its key, in reading order. */
export interface TextSection {
  title: string;
  [key: string]: TextEntry;
}

/** Folded questions by their anchor: each is the title, and the other keys are its answer. */
export interface TextQuestions {
  [anchor: string]: TextSection;
}

/** What a section or the beginning of a page consists of; the key of a list, table or group of questions says its form. */
export type TextEntry = string | TextList | TextTable | TextQuestions | TextSection;

/** The text of a page in reading order: paragraphs, then sections by their anchor. */
export type TextSections = Record<string, TextEntry>;

/** What the key of a list begins with, and the form of the list. */
const listForms = ['list', 'links', 'steps'] as const;

/** Whether a key is one of a list: `list` has bullets, `links` is rows of links, `steps` has numbers. */
export function listForm(key: string): (typeof listForms)[number] | undefined {
  return listForms.find((form) => key.startsWith(form));
}

/** Not a number alone, because such keys don't keep their place. */
const anchor = /^(?!\d+$)[a-z0-9][a-z0-9-]*$/;

const listSchema: z.ZodType<TextList> = z.lazy(() =>
  z.record(
    z.string(),
    z.union([z.string(), z.strictObject({ text: z.string(), list: listSchema.optional(), steps: listSchema.optional() })]),
  ),
);

const tableSchema: z.ZodType<TextTable> = z
  .object({ caption: z.string().optional(), head: z.record(z.string(), z.string()) })
  .catchall(z.record(z.string(), z.string()));

const questionsSchema = z.record(z.string(), z.looseObject({ title: z.string() }));

/**
 * Checks the shape of a page's text.
 * @param value the group `sections` of a page's messages
 * @returns one problem for each mistake: its key below the group, and what was expected
 */
export function textProblems(value: unknown, path = ''): { key: string; expected: string }[] {
  if (typeof value !== 'object' || value === null) return [{ key: path, expected: 'a group of texts and sections' }];
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const place = path ? `${path}.${key}` : key;
    if (typeof entry === 'string') return [];
    if (isSection(entry)) {
      const name = anchor.test(key)
        ? []
        : [{ key: place, expected: 'an anchor of small letters, digits and hyphens as the key of a section' }];
      return [...name, ...textProblems(entry, place)];
    }
    if (key.startsWith('table')) return shapeProblems(tableSchema, entry, place);
    if (listForm(key)) return shapeProblems(listSchema, entry, place);
    if (key.startsWith('questions')) {
      const problems = shapeProblems(questionsSchema, entry, place);
      return problems.length > 0 ? problems : textProblems(entry, place);
    }
    const forms = [...listForms, 'table', 'questions'].join(', ');
    return [{ key: place, expected: `a section with a title, or a key that begins with ${forms}` }];
  });
}

/** Whether an entry is a section of a page's text. */
export function isSection(entry: unknown): entry is TextSection {
  return typeof entry === 'object' && entry !== null && 'title' in entry && typeof entry.title === 'string';
}

function shapeProblems(schema: z.ZodType, value: unknown, place: string) {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({ key: [place, ...path].join('.'), expected: message }));
}
