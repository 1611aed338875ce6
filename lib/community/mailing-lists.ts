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
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name in lower-case letters, digits and hyphens, without the host'),
  section,
  /** Whom or what the list is for, such as "Users". */
  title: optionalText,
  description: text,
  note: optionalText,
  /** Shows the note as a warning. */
  warning: z.boolean().default(false),
  /** A link to a page about the list's topic. */
  more: z.looseObject({ label: text, address: link }).optional(),
  /** Accepted but not shown: the section already says it (docs/behavior.md, Mailing lists). */
  readOnly: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

const mailingListsSchema = z
  .object({
    /** The domain of every list's email address. */
    host: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a host such as example.org'),
    /** URL of a list's archive, with `{name}` as the placeholder for the list's name. */
    archive: webAddressWith('name'),
    lists: z.array(listSchema).min(1),
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
