import { withBase } from '@/lib/i18n/base-path';
import { loadSecurityContact } from '@/lib/site/security-contact';
import { loadSite } from '@/lib/site/site';

/** The well-known path where security researchers look first (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/**
 * The text of security.txt. Values need no escaping: lib/content/address.ts rejects line breaks.
 * @throws ContentError when content/security.yml or content/site.yml is invalid
 */
export function securityTxt(): string {
  const { contacts, policy, languages, expires } = loadSecurityContact();
  const fields = [
    ...contacts.map((contact) => ['Contact', contact]),
    ['Expires', `${expires}T00:00:00Z`],
    ['Preferred-Languages', languages.join(', ')],
    ['Canonical', loadSite().property + withBase(securityTxtPath)],
    ['Policy', policy],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
