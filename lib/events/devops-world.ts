import { z } from 'zod';
import { defineCollection, linksOf } from '@/lib/content/define-collection';
import { link, text } from '@/lib/content/fields';
import { messageKeys } from '@/lib/content/message-keys';
import messages from '@/messages/en.json';

export const devopsWorldFile = 'content/devops-world.yml';

const pageMessages = messages.pages.devopsWorld;

const devopsWorldSchema = z.object({
  previous: z
    .array(
      z.object({
        kind: messageKeys(pageMessages.archive.previous).describe('key under pages.devopsWorld.archive.previous'),
        year: z.number().int().describe('year of the conference'),
        person: text.optional().describe('author of a report'),
        link: link.describe('address of a report'),
      }),
    )
    .describe('earlier conferences, the newest first'),
  gallery: z
    .array(
      z.object({
        messages: messageKeys(pageMessages.gallery).describe('key under pages.devopsWorld.gallery'),
        picture: text.describe('id of a picture in content/media.yml'),
      }),
    )
    .describe('photos, in order'),
});

export type DevopsWorld = z.output<typeof devopsWorldSchema>;

export const devopsWorldCollection = defineCollection({
  file: devopsWorldFile,
  schema: devopsWorldSchema,
  records: ['previous.*', 'gallery.*'],
  pages: ['devopsWorld'],
  count: ({ previous }) => previous.length,
  links: ({ previous }) => linksOf(previous),
  pictures: ({ gallery }) => gallery.map(({ picture, messages: usedBy }) => ({ id: picture, usedBy })),
});

/** The archive and the gallery of the DevOps World page (docs/behavior.md, DevOps World). */
export const loadDevopsWorld = devopsWorldCollection.load;
