import { z } from 'zod';
import { ContentError } from '@/lib/content/content-error';
import { link } from '@/lib/content/fields';
import { readContent } from '@/lib/content/read-content';

export const securityFile = 'content/security.yml';

/** What RFC 9116 takes: an address that nobody on the way can change, or a mailbox. */
const secureLink = link.pipe(z.string().regex(/^(https|mailto):/, 'an address that starts with https:// or mailto:'));

const securitySchema = z.object({
  /** Where to report a problem, the best way first. */
  contacts: z.array(secureLink).min(1),
  /** The page that says what happens with a report. */
  policy: secureLink,
  /** The languages of reports, as language tags. */
  languages: z.array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language such as en or fr-CA')).min(1),
  /** From this day on nobody should rely on the rest. */
  expires: z.iso.date('a date such as 2027-06-30'),
});

type SecurityContact = z.output<typeof securitySchema>;

const day = 86_400_000; // milliseconds

/**
 * Who hears of security problems.
 * @throws ContentError when the file can't be read or is invalid
 */
export function loadSecurityContact(): SecurityContact {
  return readContent(securityFile, securitySchema);
}

/**
 * Like loadSecurityContact, for the check of content.
 * @throws ContentError also when it would hold for longer than the year that RFC 9116 recommends
 */
export function loadCurrentSecurityContact(now: Date): SecurityContact {
  const contact = loadSecurityContact();
  if (daysLeft(contact, now) > 366) {
    throw new ContentError([{ file: securityFile, path: 'expires', expected: 'a day within a year', found: contact.expires }]);
  }
  return contact;
}

/** Warns when a month is left to look whether the rest still holds, and once it has expired. */
export function securityContactWarnings(now: Date): string[] {
  const contact = loadSecurityContact();
  const days = daysLeft(contact, now);
  if (days <= 0) return [`expired on ${contact.expires}: see whether it still holds, then choose a later day`];
  return days <= 30 ? [`expires in ${days} days: see whether it still holds, then choose a later day`] : [];
}

/** Until the first moment of the day of expiry, in whole days. */
function daysLeft({ expires }: SecurityContact, now: Date): number {
  return Math.ceil((Date.parse(expires) - now.getTime()) / day);
}
