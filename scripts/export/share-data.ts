import { readOwnData } from './kept-content';
import { dataCode, opening, type Row, reference, replaceIds, withLength } from './react-data';

/** What pages have in common of what their scripts read: the bar, the footer and the like, as rows of React's data. */
export interface SharedRows {
  /** The rows' ids by their content; the same content has the same id on every page. */
  ids: ReadonlyMap<string, string>;
  /** The same for elements inside the rows of pages, which become rows. */
  parts: ReadonlyMap<string, string>;
  /** The code of the file that such pages read before their own. */
  code: string;
}

/** How many of the pages must have a row, or an element in one, for all of them to share it; to the others it means nothing. */
const quorum = 0.9;

/** Next numbers the rows of a page from 0; the shared ones come after those of the largest page. */
const firstId = 0x100000;

/** A row that loads a component. */
const component = /^I/;

/** From how many characters on an element is worth a row. */
const shortestPart = 150;

/**
 * Finds the rows that pages have in common.
 * @param pages the inline scripts of a selection of pages; the one in the middle tells what is looked for in the others
 * @returns nothing, if there are none
 */
export function sharedRows(pages: readonly (readonly string[])[]): SharedRows | undefined {
  const all = pages.flatMap((codes) => readOwnData(codes) ?? []);
  const model = all[Math.floor(all.length / 2)];
  if (!model) return undefined;
  const ids = new Map<string, string>();
  identify(model.rows, (body) => {
    const id = ids.get(body) ?? (firstId + ids.size).toString(16);
    ids.set(body, id);
    return id;
  });
  const counts = new Map<string, number>();
  for (const { rows } of all) {
    for (const id of new Set(identify(rows, (body) => ids.get(body)).values())) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const common = new Map([...ids].filter(([, id]) => (counts.get(id) ?? 0) >= all.length * quorum));
  if (common.size === 0) return undefined;
  const own = (pageRows: readonly Row[]) =>
    ownRows(
      pageRows,
      identify(pageRows, (body) => common.get(body)),
    );
  const parts = sharedParts(
    all.map(({ rows }) => own(rows)),
    own(model.rows),
    firstId + ids.size,
  );
  const rows = [...common, ...parts].map(([body, id]): Row => ({ id, body, isLine: !withLength.test(body) }));
  return { ids: common, parts, code: `${opening};\n${dataCode(rows)}` };
}

/** The largest elements inside the rows of a page that most of the pages have. */
function sharedParts(pages: readonly (readonly Row[])[], model: readonly Row[], id: number): Map<string, string> {
  const counts = new Map<string, number>();
  for (const rows of pages) {
    const texts = new Set<string>();
    for (const row of rows) replaceParts(row, (text) => void texts.add(text));
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const parts = new Map<string, string>();
  const find = (text: string) => {
    if ((counts.get(text) ?? 0) < pages.length * quorum) return undefined;
    const known = parts.get(text) ?? (id + parts.size).toString(16);
    parts.set(text, known);
    return known;
  };
  for (const row of model) replaceParts(row, find);
  return parts;
}

/**
 * What is left of a page's data beside the shared rows.
 * @param codes the page's inline scripts
 * @returns the code of its own file; nothing, if it has data of another kind, or would load components that it lacks
 */
export function withoutShared(codes: readonly string[], { ids, parts }: SharedRows): string | undefined {
  const data = readOwnData(codes);
  if (!data) return undefined;
  const shared = identify(data.rows, (body) => ids.get(body));
  const known = new Set(shared.values());
  if ([...ids].some(([body, id]) => component.test(body) && !known.has(id))) return undefined;
  const rows = ownRows(data.rows, shared).map((row) => replaceParts(row, (text) => parts.get(text)));
  return [...data.rest, dataCode(rows)].join(';\n');
}

/**
 * A page's data in one piece, for a page that shares nothing.
 * @param codes the page's inline scripts
 * @returns the code of its file; data of another kind stays as it is
 */
export function wholeData(codes: readonly string[]): string {
  const data = readOwnData(codes);
  return data ? [opening, ...data.rest, dataCode(data.rows)].join(';\n') : codes.join(';\n');
}

/** The rows that are not shared, with the ids of those that are. */
function ownRows(rows: readonly Row[], shared: ReadonlyMap<string, string>): Row[] {
  return rows
    .filter(({ id }) => !shared.has(id))
    .map((row) => (row.isLine ? { ...row, body: replaceIds(row.body, (id) => shared.get(id) ?? id) } : row));
}

/**
 * Puts references in the place of elements inside a row that refer to nothing but shared rows.
 * @param find the id of an element, by its text
 */
function replaceParts(row: Row, find: (text: string) => string | undefined): Row {
  if (!row.isLine || !/^[[{]/.test(row.body)) return row;
  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const text = value[0] === '$' ? JSON.stringify(value) : '';
      const id = text.length >= shortestPart && !refersToOwn(text) ? find(text) : undefined;
      return id === undefined ? value.map(visit) : `$${id}`;
    }
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, visit(child)]));
  };
  return { ...row, body: JSON.stringify(visit(JSON.parse(row.body))) };
}

function refersToOwn(text: string): boolean {
  return [...text.matchAll(reference)].some(([, , id = '']) => Number.parseInt(id, 16) < firstId);
}

/**
 * Looks for rows by their content, in which references to other rows have the ids of those.
 * @param find the id of a content
 * @returns the new ids of the rows that have one, by their own
 */
function identify(rows: readonly Row[], find: (body: string) => string | undefined): Map<string, string> {
  const found = new Map<string, string | undefined>();
  const byId = new Map<string, Row>();
  for (const row of rows) {
    // A row without an id is an instruction, and one that comes in several parts has no content that could be looked for.
    if (row.id === '' || byId.has(row.id)) found.set(row.id, undefined);
    byId.set(row.id, row);
  }
  const visit = (id: string): string | undefined => {
    const row = byId.get(id);
    if (!row || found.has(id)) return found.get(id);
    // A row that refers to itself is left where it is.
    found.set(id, undefined);
    let isWhole = true;
    const body = row.isLine
      ? replaceIds(row.body, (other) => {
          const known = visit(other);
          isWhole &&= known !== undefined;
          return known ?? other;
        })
      : row.body;
    const known = isWhole ? find(body) : undefined;
    found.set(id, known);
    return known;
  };
  // The page itself is row 0.
  found.set('0', undefined);
  return new Map(rows.flatMap(({ id }) => (visit(id) === undefined ? [] : [[id, visit(id) ?? '']])));
}
