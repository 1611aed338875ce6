import { z } from 'zod';
import type messages from '@/messages/en.json';

type Pages = typeof messages.pages;

/** Pages that consist of messages: those with a group `sections`. */
export type TextRoute = { [Page in keyof Pages]: Pages[Page] extends { sections: object } ? Page : never }[keyof Pages];

/** The entries of a list, each with an optional nested list or nested steps. */
export interface TextList {
  [key: string]: string | { text: string; list?: TextList; steps?: TextList };
}

/**
 * A table. `caption` is optional if the section's title suffices, `head` has the columns, and every other key is a row with a
 * cell per column.
 */
export interface TextTable {
  caption?: string;
  head: Record<string, string>;
  [row: string]: string | Record<string, string> | undefined;
}

/** A section: its title and its content by key, in reading order. */
export interface TextSection {
  title: string;
  [key: string]: TextEntry;
}

/** Collapsible questions by anchor. The title is the question, and the other keys are the answer. */
export interface TextQuestions {
  [anchor: string]: TextSection;
}

/** Content of a section or of the beginning of a page. Keys of lists, tables and questions start with their kind. */
export type TextEntry = string | TextList | TextTable | TextQuestions | TextSection;

/** The text of a page in reading order: paragraphs, then sections by anchor. */
export type TextSections = Record<string, TextEntry>;

/** The prefixes of keys of lists, which determine how the list is rendered. */
const listForms = ['list', 'links', 'steps', 'figures'] as const;

/** The kind of list that a key stands for: bullets, rows of links, numbered steps, or large figures; undefined if it is not a list. */
export function listForm(key: string): (typeof listForms)[number] | undefined {
  return listForms.find((form) => key.startsWith(form));
}

/** Not just digits: JavaScript moves integer-like keys to the front. */
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
 * Validates the structure of a page's text.
 * @param value the group `sections` of a page's messages
 * @returns the problems: the key within the group, and what was expected
 */
export function textProblems(value: unknown, path = ''): { key: string; expected: string }[] {
  if (typeof value !== 'object' || value === null) return [{ key: path, expected: 'a group of texts and sections' }];
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const place = path ? `${path}.${key}` : key;
    if (typeof entry === 'string') return [];
    if (isSection(entry)) {
      const name = anchor.test(key)
        ? []
        : [{ key: place, expected: 'an anchor of lowercase letters, digits and hyphens as the key of a section' }];
      return [...name, ...textProblems(entry, place)];
    }
    if (key.startsWith('table')) return shapeProblems(tableSchema, entry, place);
    if (listForm(key)) return shapeProblems(listSchema, entry, place);
    if (key.startsWith('questions')) {
      const problems = shapeProblems(questionsSchema, entry, place);
      return problems.length > 0 ? problems : textProblems(entry, place);
    }
    const forms = [...listForms, 'table', 'questions'].join(', ');
    return [{ key: place, expected: `a section with a title, or a key that begins with one of ${forms}` }];
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
