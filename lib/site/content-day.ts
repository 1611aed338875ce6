import { z } from 'zod';
import { day } from '@/lib/content/fields';
import { siteBuild } from '@/lib/environment/environment.mjs';

const daysSchema = z.record(z.string(), day).catch({});

/**
 * The date of the last commit that changed a file or folder, for data without a date. Not the build date, so that builds of the
 * same commit are identical.
 * @param place a path such as content/events
 * @returns undefined if git doesn't know it, as in a shallow clone
 */
export function contentDay(place: string): string | undefined {
  return daysSchema.parse(siteBuild().days ?? {})[place];
}
