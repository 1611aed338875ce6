import { z } from 'zod';
import { defineCollection } from '@/lib/content/define-collection';
import { day, link } from '@/lib/content/fields';

export const securityFile = 'content/security.yml';

/** RFC 9116 requires https for web URIs. */
const secureLink = link.pipe(z.string().regex(/^(https|mailto):/, 'an address that starts with https:// or mailto:'));

const securitySchema = z.object({
  contacts: z.array(secureLink).min(1).describe('where to report a problem, in order of preference'),
  policy: secureLink.describe('address of the policy about vulnerabilities'),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language such as en or fr-CA'))
    .min(1)
    .describe('languages of reports, by preference'),
  expires: day.describe('last day, at most a year ahead'),
});

type SecurityContact = z.output<typeof securitySchema>;

const dayLength = 86_400_000; // milliseconds

export const securityCollection = defineCollection({
  file: securityFile,
  schema: securitySchema,
  count: ({ contacts }) => contacts.length,
  links: ({ contacts, policy }) => [...contacts, policy].map((address) => ({ address, usedBy: address })),
  // RFC 9116 advises against a later day.
  problems: (contact, now) =>
    daysLeft(contact, now) > 366
      ? [{ file: securityFile, path: 'expires', expected: 'a day within a year', found: contact.expires }]
      : [],
  due: (contact, now) => {
    const days = daysLeft(contact, now);
    if (days <= 0) return [`expired on ${contact.expires}: check that it is still correct, then set a later date`];
    return days <= 30 ? [`expires in ${days} days: check that it is still correct, then set a later date`] : [];
  },
});

/** The contacts for security problems. */
export const loadSecurityContact = securityCollection.load;

/** Days until the expiry date begins, rounded up. */
function daysLeft({ expires }: SecurityContact, now: Date): number {
  return Math.ceil((Date.parse(expires) - now.getTime()) / dayLength);
}
