import { countOf } from '@/scripts/shared/count-of';
import { flattenMessages, type Messages } from './compare-messages';

/**
 * The messages missing from a translation: one line each, or one for a missing group.
 * @param file the translation's path from the repository's root
 */
export function missingMessages(file: string, source: Messages, translation: Messages, prefix = ''): string[] {
  return Object.entries(source).flatMap(([key, message]) => {
    const own = translation[key];
    const place = `${file}: ${prefix}${key}`;
    if (typeof message === 'string') return typeof own === 'string' ? [] : [`${place} is missing and shown in English`];
    if (typeof own === 'object') return missingMessages(file, message, own, `${prefix}${key}.`);
    return [`${place} is missing: ${countOf(flattenMessages(message).size, 'message')} shown in English`];
  });
}
