/** Who contributed to a change. */
export interface Author {
  name: string;
  /** The account on GitHub, which programs and people who are named in full don't have. */
  handle?: string;
}

/** A name on GitHub; some that were given away long ago end with a hyphen, and those of companies have an underscore. */
const handleForm = /^[a-z\d][a-z\d-]{0,38}(_[a-z\d]+)?$/i;

/** Programs that propose updates, by the names that they are written with. */
const program = /\[bot\]$|^(dependabot|renovate|github-actions)(-bot)?$/i;

/** What editors write before the name of somebody whose account they don't know. */
const placeholder = /^TODO\b:?\s*/i;

/** Somebody's mailbox, with the brackets around it. What a colon follows is the address of a repository. */
const mailbox = /[(<[]?[\w.+-]{1,64}@([\w-]{1,63}\.){1,5}[a-z]{2,63}(?!:|\.?[\w-])[)>\]]?/gi;

/**
 * Reads a contributor as the Jenkins project's changelogs name them: by an account, or by a full name with or without a mailbox,
 * which nobody agreed to have published.
 * @returns undefined when nothing is left of it
 */
export function readAuthor(written: string): Author | undefined {
  const plain = written.replace(placeholder, '').replaceAll(mailbox, '').replaceAll(/\s+/g, ' ').trim().replace(/^@/, '');
  if (plain === '') return undefined;
  const isHandle = handleForm.test(plain) && !program.test(plain) && !placeholder.test(written) && !hasMailbox(written);
  return isHandle ? { name: plain, handle: plain } : { name: plain };
}

/** Whether a program, and not a person, is named. */
export function isProgram({ name }: Author): boolean {
  return program.test(name);
}

export function hasMailbox(text: string): boolean {
  return text.search(mailbox) >= 0;
}

/** A changelog without the mailboxes in it, for readers of the file itself. */
export function withoutMailboxes(text: string): string {
  return text.replaceAll(mailbox, '');
}
