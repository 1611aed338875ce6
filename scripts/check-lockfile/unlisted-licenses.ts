import { z } from 'zod';
import { isInstallable } from '@/scripts/check-lockfile/allowed-licenses';

const lockfileSchema = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) });

/**
 * The packages of a lockfile, for all systems, whose license is not allowed by allowed-licenses.ts.
 * @param lockfile the parsed package-lock.json
 * @returns a line for each, with its path in node_modules and its license
 * @throws ZodError if it is not a lockfile of version 2 or 3
 */
export function unlistedLicenses(lockfile: unknown): string[] {
  return Object.entries(lockfileSchema.parse(lockfile).packages).flatMap(([place, { license = 'no license' }]) => {
    const name = place.split('node_modules/').at(-1) ?? '';
    return place === '' || isInstallable(name, license) ? [] : [`${place}: ${license}`];
  });
}
