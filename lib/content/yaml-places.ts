import { EVENT_ID, type Event, getScalarValue, parseEvents } from 'js-yaml';

/** A value in a YAML text: where it, or its key, begins, and what is in it by key or index. */
interface YamlPlace {
  start: number;
  children: Map<string, YamlPlace>;
}

/** A list or mapping that is being read. */
interface OpenPlace extends YamlPlace {
  isMapping: boolean;
  /** Of a mapping: the key whose value comes next. */
  key?: { name: string; start: number };
}

/**
 * Finds the line and column of a value, both from 1: of its key in a mapping, or of itself in a list. Of a value
 * that is missing, it is the place of what should contain it.
 * @param text YAML that can be parsed
 * @param paths the keys and indexes that lead to each value
 */
export function yamlPlaces(text: string, paths: readonly (readonly PropertyKey[])[]): { line: number; column: number }[] {
  const root = readPlaces(text);
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return paths.map((path) => {
    let place = root;
    for (const key of path) {
      const child = place.children.get(String(key));
      if (!child) break;
      place = child;
    }
    const { start } = place;
    const line = lineStarts.findLastIndex((lineStart) => lineStart <= start);
    return { line: line + 1, column: start - (lineStarts[line] ?? 0) + 1 };
  });
}

function readPlaces(text: string): YamlPlace {
  const root: OpenPlace = { start: 0, children: new Map(), isMapping: false };
  const open: OpenPlace[] = [];
  for (const event of parseEvents(text, {})) {
    if (event.type === EVENT_ID.POP) open.pop();
    else if (event.type === EVENT_ID.DOCUMENT) open.push(root);
    else enter(event);
  }
  // The document holds one value, which is what paths start from.
  return root.children.get('0') ?? root;

  function enter(event: Event) {
    const parent = open.at(-1);
    // A value that is not written has no start.
    const start = Math.max(startOf(event), parent?.start ?? 0);
    const isMapping = event.type === EVENT_ID.MAPPING;
    const place: OpenPlace = { start, children: new Map(), isMapping };
    if (parent?.isMapping && !parent.key) {
      parent.key = { name: event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '', start };
    } else if (parent) {
      const { name, start: keyStart } = parent.key ?? { name: String(parent.children.size), start };
      parent.children.set(name, Object.assign(place, { start: keyStart }));
      delete parent.key;
    }
    if (isMapping || event.type === EVENT_ID.SEQUENCE) open.push(place);
  }
}

function startOf(event: Event): number {
  if ('valueStart' in event) return event.valueStart;
  if ('start' in event) return event.start;
  return 'anchorStart' in event ? event.anchorStart : 0;
}
