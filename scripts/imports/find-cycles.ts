/**
 * Finds cycles in a directed graph.
 * @param edges pairs of nodes
 * @returns each cycle found, as its nodes with the first one repeated at the end
 */
export function findCycles(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));

  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (node: string, way: readonly string[]) => {
    const place = way.indexOf(node);
    if (place !== -1) cycles.push([...way.slice(place), node]);
    else if (!done.has(node)) {
      for (const other of next.get(node) ?? []) walk(other, [...way, node]);
      done.add(node);
    }
  };
  for (const node of next.keys()) walk(node, []);
  return cycles;
}
