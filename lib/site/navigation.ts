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
  label: label
    .optional()
    .describe(
      'key under chrome.links in the messages; by default the title of the page, or the key that equals the name of the destination',
    ),
  to: text.describe('name of a page or of an address in content/links.yml'),
  kind: z
    .enum(['plain', 'heading', 'sub'])
    .default('plain')
    .describe('`heading` is emphasized, `sub` is indented below a heading'),
  group: label.optional().describe('starts a group of the menu with this title, a key under chrome.links'),
  newColumn: z.boolean().default(false).describe('starts a column of the menu, if the window is wide enough'),
  repeated: z
    .boolean()
    .default(false)
    .describe('the page belongs to another menu or link of the bar, which is the one underlined on it'),
});

const entrySchema = entryFields.transform(named);

const menuSchema = z.object({
  label: label.describe('title of the menu, a key under chrome.links'),
  menu: z.array(entrySchema).min(1).describe('the links, from top to bottom'),
});

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
  foundation: menuSchema.describe('menu of the foundation'),
  bar: z.array(z.union([menuSchema, entrySchema])).describe('menus and links of the bar, in order'),
  download: entrySchema.describe('button of the bar'),
  footer: z
    .object({
      columns: z
        .array(
          z.object({
            label: label.describe('title of the column, a key under chrome.links'),
            links: z.array(entrySchema).describe('the links, from top to bottom'),
          }),
        )
        .describe('columns, in order'),
      social: z
        .array(
          entryFields
            .extend({ icon: z.enum(iconNames).describe('one of the names in lib/icons/icon-names.ts') })
            .transform(named),
        )
        .describe('links with icons'),
    })
    .describe('the footer'),
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
