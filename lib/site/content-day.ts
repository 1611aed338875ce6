import { z } from 'zod';
import { day } from '@/lib/content/fields';

const daysSchema = z.record(z.string(), day).catch({});

/**
 * The day of the last commit that changed a file or folder of content/, for data without a day of its own. Never the day of the
 * build, so that two builds of one commit are alike (next.config.ts).
 * @param place such as content/events
 * @returns undefined where git doesn't know, as in a shallow clone
 */
export function contentDay(place: string): string | undefined {
  return daysSchema.parse(JSON.parse(process.env.CONTENT_DAYS || '{}'))[place];
}
