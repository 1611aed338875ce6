import { type Row, readData, reference } from './react-data';

/** The property by which a component of components/ui/kept-content.tsx is known, with the id of its element. */
const mark = 'contentId';

/** The type of what only search engines read, in the HTML. */
const forSearchEngines = 'application/ld+json';

/** A page's data without what its scripts find in the page or don't need; nothing, if the data is of an unknown kind. */
export function readOwnData(codes: readonly string[]): ReturnType<typeof readData> {
  const data = readData(codes);
  return data && { ...data, rows: withoutKept(data.rows) };
}

/**
 * Leaves out of a page's data what components/ui/kept-content.tsx takes from the page itself, and what search engines read there.
 * @returns the rows without it; all of them, if anything else refers to a value inside it
 */
function withoutKept(rows: readonly Row[]): Row[] {
  const emptied: string[] = [];
  const left = rows.map((row) => {
    if (!row.isLine || ![mark, forSearchEngines].some((word) => row.body.includes(`"${word}"`))) return row;
    return { ...row, body: JSON.stringify(emptyKept(JSON.parse(row.body), `$${row.id}`, emptied)) };
  });
  const isGone = lost(rows, left);
  const rest = left.filter(({ id }) => !isGone.has(id));
  const isReferred = rest.some(({ isLine, body }) => isLine && emptied.some((path) => body.includes(`"${path}`)));
  return isReferred ? [...rows] : rest;
}

/**
 * @param path the name of the value in references
 * @param emptied the names of what is left out
 */
function emptyKept(value: unknown, path: string, emptied: string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, emptyKept(child, `${path}:${key}`, emptied)]));
  }
  const [kind, type, key, properties]: unknown[] = value;
  // React writes an element as a list, and names its properties in references.
  if (kind !== '$') return value.map((child, index) => emptyKept(child, `${path}:${index}`, emptied));
  if (typeof properties !== 'object' || properties === null) return value;
  if ('type' in properties && properties.type === forSearchEngines) {
    // React leaves such content as it is in the page.
    return [kind, type, key, { ...properties, dangerouslySetInnerHTML: { __html: '' } }];
  }
  if (!Object.hasOwn(properties, mark)) return [kind, type, key, emptyKept(properties, `${path}:props`, emptied)];
  emptied.push(`${path}:props:children`);
  return [kind, type, key, { ...properties, children: null }];
}

/** The ids of the rows that were referred to before and aren't after. */
function lost(before: readonly Row[], after: readonly Row[]): ReadonlySet<string> {
  const left = reached(after);
  return new Set([...reached(before)].filter((id) => !left.has(id)));
}

/** The ids of the rows that a page refers to, from row 0 and the instructions on. */
function reached(rows: readonly Row[]): ReadonlySet<string> {
  const referred = new Map<string, string[]>();
  for (const { id, isLine, body } of rows) {
    const others = isLine ? [...body.matchAll(reference)].map(([, , other = '']) => other) : [];
    referred.set(id, [...(referred.get(id) ?? []), ...others]);
  }
  const ids = new Set(['0', '']);
  // Ids that are added on the way are visited too.
  for (const id of ids) for (const other of referred.get(id) ?? []) ids.add(other);
  return ids;
}
