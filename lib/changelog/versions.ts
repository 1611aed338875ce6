import type { ReleaseLine } from '@/lib/download/downloads';

/** The release line of a version: 2.504.3 is stable, 2.516 weekly. */
export function lineOf(version: string): ReleaseLine {
  return version.split('.').length > 2 ? 'stable' : 'weekly';
}

/** The weekly release that a stable one is based on: 2.504 for 2.504.3. */
export function baselineOf(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
