/** Says that a tag of a message means nothing. Tags that begin with a capital letter are components. */
export function describeUnknownTag(tag: string): string {
  if (/^[A-Z]/.test(tag)) return `<${tag}> is a component that this page doesn't have`;
  return `<${tag}> is neither a destination in content/links.yml nor a page`;
}

/** The tag that a message has no renderer for, by the error of next-intl; undefined if the error is about something else. */
export function unknownTagOf({ message }: Error): string | undefined {
  // The error is the same for a placeholder without a value.
  return /context variable "(.+?)" was not provided to the string ".*<\1>/s.exec(message)?.[1];
}
