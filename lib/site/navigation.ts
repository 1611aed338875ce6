import { z } from 'zod';
import { text } from '@/lib/content/fields';
import { wordKeys } from '@/lib/content/message-keys';
import { readContent } from '@/lib/content/read-content';
import { iconNames } from '@/lib/icons/icon-names';
import messages from '@/messages/en.json';

export const navigationFile = 'content/navigation.yml';

const label = wordKeys(messages.chrome.links);
const hint = wordKeys(messages.chrome.hints);

const entrySchema = z.object({
  /** The message key under `chrome.links`. */
  label,
  /** The name of a destination. */
  to: text,
  /** A heading is emphasized, a sub-entry is indented below one. */
  kind: z.enum(['plain', 'heading', 'sub']).default('plain'),
  /** The message key under `chrome.hints`. */
  hint: hint.optional(),
});

const menuSchema = z.object({ label, menu: z.array(entrySchema).min(1) });

const navigationSchema = z.object({
  foundation: menuSchema,
  bar: z.array(z.union([menuSchema, entrySchema])),
  download: entrySchema,
  footer: z.object({
    columns: z.array(z.object({ label, links: z.array(entrySchema) })),
    social: z.array(entrySchema.extend({ icon: z.enum(iconNames) })),
  }),
});

export type Navigation = z.output<typeof navigationSchema>;
export type NavigationEntry = z.output<typeof entrySchema>;
export type NavigationMenu = z.output<typeof menuSchema>;

/** The navigation bar and the footer: which links, in which order (docs/behavior.md, Navigation bar). */
export function loadNavigation(): Navigation {
  return readContent(navigationFile, navigationSchema);
}
