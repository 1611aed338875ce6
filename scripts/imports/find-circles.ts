/**
 * Finds circles in a graph.
 * @param arrows pairs of the node that an arrow starts from and the one that it leads to
 * @returns each circle that a walk meets, as the nodes on the way, the first one again at the end
 */
export function findCircles(arrows: readonly (readonly [from: string, to: string])[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of arrows) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));

  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (node: string, way: readonly string[]) => {
    const place = way.indexOf(node);
    if (place !== -1) circles.push([...way.slice(place), node]);
    else if (!done.has(node)) {
      for (const other of next.get(node) ?? []) walk(other, [...way, node]);
      done.add(node);
    }
  };
  for (const node of next.keys()) walk(node, []);
  return circles;
}
