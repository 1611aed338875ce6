/** Says that a tag of a message means nothing. Tags that begin with a capital letter are components. */
export function describeUnknownTag(tag: string): string {
  if (/^[A-Z]/.test(tag)) return `<${tag}> is a component that this page doesn't have`;
  return `<${tag}> is neither a destination in content/links.yml nor a page`;
}

/**
 * Says which tag or value a message lacks, and what to do.
 * @param error an error of next-intl
 * @returns undefined if the error is about something else
 */
export function describeMissing({ message }: Error): string | undefined {
  const [, name, text = ''] = /context variable "(.+?)" was not provided to the string "(.*)/s.exec(message) ?? [];
  if (!name) return undefined;
  // The error is the same for a tag without a renderer and for a placeholder without a value.
  if (text.includes(`<${name}`)) return `${describeUnknownTag(name)}: run npm run check:messages`;
  return `{${name}} has no value: add it to \`values\` in the page's file (docs/how-to/edit-a-text-page.md), or remove the placeholder`;
}
