import satisfies from 'spdx-satisfies';
import { z } from 'zod';

/** Licenses allowed in code that visitors receive, as SPDX identifiers. They require a notice at most. */
const shippedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
];

/** Licenses allowed in tools that build and test the site. The further ones put conditions only on redistributing a tool. */
const toolLicenses = [...shippedLicenses, 'CC-BY-3.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'PSF-2.0', 'Zlib'];

/** Packages that were reviewed because their license has no SPDX identifier, with the value of their `license` field. */
const readByHand: Record<string, string> = {
  // Fonts for the browser tests, under the permissive Bitstream Vera license.
  'dejavu-fonts-ttf': 'SEE LICENSE IN README.md AND LICENSE',
};

/** Whether a package with this license may be part of what visitors receive. */
export function isShippable(license: string): boolean {
  return isOneOf(license, shippedLicenses);
}

/** Whether a package with this license may be installed. */
function isInstallable(name: string, license: string): boolean {
  return readByHand[name] === license || isOneOf(license, toolLicenses);
}

function isOneOf(license: string, allowed: string[]): boolean {
  try {
    return satisfies(license, allowed);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

const lockfileSchema = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) });

/**
 * The packages of a lockfile, for all systems, whose license is not allowed.
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
