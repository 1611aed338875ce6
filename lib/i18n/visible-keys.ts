import { headers } from 'next/headers';

/** The header with which proxy.dev.ts passes on that the address has `?keys`. */
export const keysHeader = 'x-message-keys';

/**
 * Adds its key to every message if the address has `?keys`, so that translators can find it (docs/how-to/translate.md). For
 * `npm run dev` only: a page that reads headers can't be exported.
 */
export async function withKeysIfAsked<Messages extends object>(messages: Messages): Promise<Messages> {
  return (await headers()).has(keysHeader) ? withKeys(messages, '') : messages;
}

function withKeys<Messages extends object>(messages: Messages, path: string): Messages {
  const entries = Object.entries(messages).map(([key, value]) => [key, withKey(value, `${path}${key}`)]);
  return Object.fromEntries(entries) as Messages;
}

function withKey(value: unknown, key: string): unknown {
  if (typeof value === 'object' && value !== null) return withKeys(value, `${key}.`);
  // A paragraph that is only a tag for a block stays one.
  return typeof value === 'string' && !/^<([A-Z]\w*)>.*<\/\1>$/s.test(value) ? `${value} [${key}]` : value;
}
