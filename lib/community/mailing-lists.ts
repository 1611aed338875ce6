import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { link, optionalText, text, webAddressWith } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { type Translation, translateRecord } from '@/lib/content/translation';
import type { Locale } from '@/lib/i18n/locales';

export const mailingListsFile = 'content/mailing-lists.yml';
export const mailingListsFolder = 'content/mailing-lists';

/** The page's sections in order. Each name is also the section's anchor (docs/behavior.md, Mailing lists). */
export const mailingListSections = ['english-language', 'board', 'read-only', 'sigs'] as const;

const section = z.enum(mailingListSections);

const listSchema = z.looseObject({
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name in lower-case letters, digits and hyphens, without the host')
    .describe('part of the email address before the @'),
  section: section.describe('section of the page, and its anchor'),
  title: optionalText.describe('whom or what the list is for, such as "Users"'),
  description: text.describe('plain text, which is translated'),
  note: optionalText.describe('highlighted below the description'),
  warning: z.boolean().default(false).describe('whether the note is a warning'),
  more: z
    .looseObject({ label: text.describe('text of the link'), address: link.describe('address, or a path of this site') })
    .optional()
    .describe('a related link'),
  readOnly: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false)
    .describe('not shown, because the section says it'),
});

const mailingListsSchema = z
  .object({
    host: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host such as example.org')
      .describe('domain of the email addresses'),
    archive: webAddressWith('name').describe("address of a list's archive, with {name} in place of its name"),
    lists: z.array(listSchema).min(1).describe('the lists, in the order of the page'),
  })
  .superRefine(({ lists }, context) => {
    lists.forEach((list, index) => {
      if (lists.findIndex((other) => other.name === list.name && other.section === list.section) === index) return;
      context.addIssue({
        code: 'custom',
        path: ['lists', index],
        message: `expected each list once per section, found "${list.name}" in "${list.section}" again`,
      });
    });
  });

export type MailingLists = z.output<typeof mailingListsSchema>;
export type MailingList = MailingLists['lists'][number];

/** URLs for everything a visitor can do with a list. */
export interface ListAddresses {
  /** The list's email address. */
  address: string;
  mail: string;
  subscribe: string;
  unsubscribe: string;
  archive: string;
  /** The anchor of the list's card. Other sites link to it, so it must not change. */
  anchor: string;
}

export const mailingListCollection = defineCollection({
  file: mailingListsFile,
  schema: mailingListsSchema,
  records: ['lists.*'],
  pages: ['mailingLists'],
  count: ({ lists }) => lists.length,
  links: ({ lists, ...addresses }) =>
    lists.flatMap(({ name, more }) => [
      { address: listAddresses(name, addresses).archive, usedBy: name },
      ...(more ? [{ address: more.address, usedBy: name }] : []),
    ]),
  translationFolder: mailingListsFolder,
  translatable: ({ lists }) => lists.map(translatable),
});

/** The mailing lists (docs/behavior.md, Mailing lists). */
export const loadMailingLists = mailingListCollection.load;

/** Builds a list's URLs from its name and the host (docs/behavior.md, Mailing lists). */
export function listAddresses(name: string, { host, archive }: Pick<MailingLists, 'host' | 'archive'>): ListAddresses {
  const address = `${name}@${host}`;
  return {
    address,
    mail: `mailto:${address}`,
    subscribe: `mailto:${name}+subscribe@${host}`,
    unsubscribe: `mailto:${name}+unsubscribe@${host}`,
    archive: archive.replace('{name}', name),
    anchor: address.replace(/[@.]/g, '-'),
  };
}

/** A list's text in a locale. */
export interface MailingListText {
  title?: LocalText;
  description: LocalText;
  note?: LocalText;
  more?: LocalText & { address: string };
}

/** Translates a list's text; translations are keyed by section and name. */
export function mailingListText(list: MailingList, translation: Translation, locale: Locale): MailingListText {
  const { more, ...texts } = translateRecord(translatable(list), translation, locale);
  return { ...texts, more: list.more && more && { ...more, address: list.more.address } };
}

function translatable({ section, name, title, description, note, more }: MailingList) {
  return { id: `${section}/${name}`, texts: { title, description, note, more: more?.label } };
}
