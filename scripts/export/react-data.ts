/** A row of the data in which React sends a page: its id, if it has one, and its content. */
export interface Row {
  id: string;
  body: string;
  /** With the end of the line, which texts don't have. */
  isLine: boolean;
}

/** How Next hands over a part of the data. */
const handover = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((\[.*\])\)$/s;

/** What opens the data, before its first part; once more, it would forget what came before. */
export const opening = '(self.__next_f=self.__next_f||[]).push([0])';

/** A reference to a row, as React writes it in JSON: how it is used, the id, and the path to a value inside the row. */
export const reference = /(?<=^|[,:[])"\$([L@hQWBKZi]?)([0-9a-f]+)((?::[^"\\]*)?)"/g;

/** Rows whose length stands before them: texts, and data of other kinds, which this site has none of. */
export const withLength = /^[TAOobUSsLlGgMmV][0-9a-f]+,/;

/** The rows of a page's data, and its inline scripts that are something else; nothing, if the data is of an unknown kind. */
export function readData(codes: readonly string[]): { rows: Row[]; rest: string[] } | undefined {
  const rest: string[] = [];
  let data = '';
  for (const code of codes) {
    const [, list] = handover.exec(code) ?? [];
    if (list === undefined) {
      rest.push(code);
      continue;
    }
    const [kind, part]: unknown[] = JSON.parse(list);
    if (kind === 1 && typeof part === 'string') data += part;
    else if (kind !== 0) return undefined;
  }
  const rows = readRows(Buffer.from(data));
  return rows && rows.length > 0 ? { rows, rest } : undefined;
}

function readRows(data: Buffer): Row[] | undefined {
  const rows: Row[] = [];
  for (let start = 0; start < data.length; ) {
    const colon = data.indexOf(':', start);
    if (colon === -1) return undefined;
    const [length] = withLength.exec(data.toString('latin1', colon + 1, colon + 20)) ?? [];
    // Other kinds than texts are not text.
    if (length !== undefined && !length.startsWith('T')) return undefined;
    const line = data.indexOf('\n', colon);
    const end =
      length === undefined
        ? line === -1
          ? data.length
          : line
        : colon + 1 + length.length + Number.parseInt(length.slice(1, -1), 16);
    rows.push({
      id: data.toString('utf8', start, colon),
      body: data.toString('utf8', colon + 1, end),
      isLine: length === undefined,
    });
    start = length === undefined ? end + 1 : end;
  }
  return rows;
}

/** Gives the rows that a row refers to other ids. */
export function replaceIds(body: string, replace: (id: string) => string): string {
  return body.replace(reference, (_, use: string, id: string, path: string) => `"$${use}${replace(id)}${path}"`);
}

/** The code that hands rows over. They are mostly quotation marks, which need no backslash in a template literal. */
export function dataCode(rows: readonly Row[]): string {
  const data = rows.map(({ id, body, isLine }) => `${id}:${isLine ? `${withoutUndefined(body)}\n` : body}`).join('');
  const literal = data.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('\r', '\\r');
  return `self.__next_f.push([1,\`${literal}\`])`;
}

/** React writes the properties that an element doesn't have. */
function withoutUndefined(body: string): string {
  return body.replace(/,"[\w-]+":"\$undefined"/g, '');
}
