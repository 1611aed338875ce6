/**
 * Whether an item with these labels passes the filter: no label is selected, or at least one of the item's labels is
 * (docs/behavior.md, Roadmap). A category is tested with the labels of all its initiatives, so that it disappears with
 * the last of them.
 */
export function matchesLabels(labels: readonly string[], selected: ReadonlySet<string>): boolean {
  return selected.size === 0 || labels.some((label) => selected.has(label));
}

const parameter = 'label';

/** Reads the selected labels from a URL's query, ignoring those without a checkbox. */
export function readSelection(search: string, known: readonly string[]): Set<string> {
  return new Set(new URLSearchParams(search).getAll(parameter).filter((label) => known.includes(label)));
}

/** Writes the selected labels into a URL's query, in the order of the checkboxes, and keeps the other parameters. */
export function writeSelection(search: string, selected: ReadonlySet<string>, known: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  for (const label of known.filter((name) => selected.has(name))) query.append(parameter, label);
  const text = query.toString();
  // Not `query.size`, which browsers from before 2023 lack.
  return text && `?${text}`;
}
