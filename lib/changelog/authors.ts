/** A contributor to a change. */
export interface Author {
  name: string;
  /** The GitHub account; undefined for bots and people with a full name. */
  handle?: string;
}

/** A GitHub user name. Some old ones end with a hyphen, and those of managed enterprise users contain an underscore. */
const handleForm = /^[a-z\d][a-z\d-]{0,38}(_[a-z\d]+)?$/i;

/** Names of bots. */
const botName = /\[bot\]$|^(dependabot|renovate|github-actions)(-bot)?$/i;

/** What editors write before the name of a contributor whose account they don't know. */
const placeholder = /^TODO\b:?\s*/i;

/** An email address with surrounding brackets. One followed by a colon is a Git remote. */
const mailbox = /[(<[]?[\w.+-]{1,64}@([\w-]{1,63}\.){1,5}[a-z]{2,63}(?!:|\.?[\w-])[)>\]]?/gi;

/**
 * Parses a contributor of an upstream changelog: an account, or a full name with or without an email address. Addresses are
 * removed, because their owners didn't consent to publication.
 * @returns undefined if nothing remains
 */
export function readAuthor(written: string): Author | undefined {
  const plain = written.replace(placeholder, '').replaceAll(mailbox, '').replaceAll(/\s+/g, ' ').trim().replace(/^@/, '');
  if (plain === '') return undefined;
  const isHandle = handleForm.test(plain) && !botName.test(plain) && !placeholder.test(written) && !hasMailbox(written);
  return isHandle ? { name: plain, handle: plain } : { name: plain };
}

/** Whether the author is a bot. */
export function isBot({ name }: Author): boolean {
  return botName.test(name);
}

export function hasMailbox(text: string): boolean {
  return text.search(mailbox) >= 0;
}

/** Removes email addresses from the text of a changelog. */
export function withoutMailboxes(text: string): string {
  return text.replaceAll(mailbox, '');
}
