/**
 * Merges a locale's messages with the English ones as fallback.
 * @param own the messages in the locale's file; keys missing from the English file are dropped
 */
export function withEnglish<Messages extends object>(own: object, english: Messages): Messages {
  const merged = Object.entries(english).map(([key, message]) => {
    const translated: unknown = Object.hasOwn(own, key) ? Reflect.get(own, key) : undefined;
    if (!isGroup(message)) return [key, typeof translated === 'string' ? translated : message];
    return [key, isGroup(translated) ? withEnglish(translated, message) : message];
  });
  return Object.fromEntries(merged) as Messages;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
