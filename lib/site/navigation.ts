import { closestMatch } from 'leven';
import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { text } from '@/lib/content/fields';
import { messageKeys } from '@/lib/content/message-keys';
import { iconNames } from '@/lib/icons/icon-names';
import messages from '@/messages/en.json';
import { readLinks } from './links';

export const navigationFile = 'content/navigation.yml';

const { links } = messages.chrome;
const label = messageKeys(links);

const entryFields = z.object({
  /** A key under `chrome.links`. Defaults to the page's title, or for other destinations to the key equal to their name. */
  label: label.optional(),
  /** A destination name. */
  to: text,
  /** `heading` is emphasized, `sub` is indented below a heading. */
  kind: z.enum(['plain', 'heading', 'sub']).default('plain'),
  /** Starts a group in the menu with this title, a key under `chrome.links`. */
  group: label.optional(),
  /** Starts a column in the menu, if the window is wide enough. */
  newColumn: z.boolean().default(false),
  /** The page belongs to another menu that links to it too. */
  repeated: z.boolean().default(false),
});

const entrySchema = entryFields.transform(named);

const menuSchema = z.object({ label, menu: z.array(entrySchema).min(1) });

/** The message key of an entry's label. */
type EntryText = `chrome.links.${keyof typeof links}` | `pages.${keyof typeof messages.pages}.title`;

function named<Entry extends z.output<typeof entryFields>>(entry: Entry, context: z.RefinementCtx): Entry & { text: EntryText } {
  if (!entry.label && isKey(messages.pages, entry.to)) return { ...entry, text: `pages.${entry.to}.title` };
  const key = entry.label ?? entry.to;
  if (isKey(links, key)) return { ...entry, text: `chrome.links.${key}` };
  const { links: addresses, broken } = readLinks();
  const names = [...Object.keys(messages.pages), ...Object.keys(addresses), ...broken.flatMap(({ path }) => path ?? [])];
  if (!names.includes(entry.to)) {
    const meant = closestMatch(entry.to, names, { maxDistance: 2 });
    const message = `"${entry.to}" is neither a page nor a name in content/links.yml${meant ? `; did you mean "${meant}"?` : ''}`;
    context.addIssue({ code: 'custom', path: ['to'], message });
    return z.NEVER;
  }
  const message = `expected a key under chrome.links in messages/en.json, because "${entry.to}" is neither a page nor such a key; found nothing`;
  context.addIssue({ code: 'custom', path: ['label'], message });
  return z.NEVER;
}

function isKey<Group extends object>(group: Group, key: string): key is Extract<keyof Group, string> {
  return Object.hasOwn(group, key);
}

const navigationSchema = z.object({
  foundation: menuSchema,
  bar: z.array(z.union([menuSchema, entrySchema])),
  download: entrySchema,
  footer: z.object({
    columns: z.array(z.object({ label, links: z.array(entrySchema) })),
    social: z.array(entryFields.extend({ icon: z.enum(iconNames) }).transform(named)),
  }),
});

export type Navigation = z.output<typeof navigationSchema>;
export type NavigationEntry = z.output<typeof entrySchema>;
export type NavigationMenu = z.output<typeof menuSchema>;

/** Whether a path in the file is in the footer. */
export function inFooter(path = ''): boolean {
  return path.startsWith('footer');
}

export const navigationCollection = defineCollection({
  file: navigationFile,
  schema: navigationSchema,
  records: ['foundation.menu.*', 'bar.*', 'bar.*.menu.*', 'footer.columns.*', 'footer.columns.*.links.*', 'footer.social.*'],
  count: ({ bar }) => bar.length,
  isRequired: true,
});

/** The links of the navbar and the footer, in order (docs/behavior.md, Navigation bar). */
export const loadNavigation = navigationCollection.load;
