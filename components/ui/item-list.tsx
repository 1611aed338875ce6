import type { ReactNode } from 'react';

interface ItemListProps {
  items: readonly ReactNode[];
  /** Numbers the items, for steps. */
  ordered?: boolean;
  /** Renders rows: links, each followed by a `<small>` that describes it. */
  rows?: boolean;
  /** Puts items that begin with a large figure side by side. */
  figures?: boolean;
  /** Puts the descriptions of rows below the links also where columns have room. */
  stacked?: boolean;
}

/** A list of sentences or links. */
export function ItemList({ items, ordered = false, rows = false, figures = false, stacked = false }: ItemListProps) {
  const List = ordered ? 'ol' : 'ul';
  const rowsForm = stacked ? 'link-rows item-rows' : 'link-rows item-rows item-rows-columns';
  const bullets = ordered ? 'item-list item-list-ordered' : 'item-list';
  const form = figures
    ? 'item-figures grid gap-x-8 gap-y-6 py-2 *:font-semibold *:text-balance *:wrap-anywhere sm:grid-cols-2 lg:grid-cols-3'
    : bullets;
  return (
    <List className={rows ? rowsForm : form}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static and never reordered
        <li key={index}>{item}</li>
      ))}
    </List>
  );
}
