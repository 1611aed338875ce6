import { EVENT_ID, type Event, getScalarValue, parseEvents } from 'js-yaml';

/** A YAML value: the offset of it or of its key, and its children by key or index. */
interface YamlPlace {
  start: number;
  children: Map<string, YamlPlace>;
}

/** A list or mapping that is being parsed. */
interface OpenPlace extends YamlPlace {
  isMapping: boolean;
  /** In a mapping, the key whose value comes next. */
  key?: { name: string; start: number };
}

/**
 * Finds the line and column of values, both 1-based: of the key in a mapping, or of the value itself in a list. For a missing
 * value it is the position of its parent.
 * @param text valid YAML
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
  // Paths start from the document's only value.
  return root.children.get('0') ?? root;

  function enter(event: Event) {
    const parent = open.at(-1);
    // An implicit null has no position.
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
