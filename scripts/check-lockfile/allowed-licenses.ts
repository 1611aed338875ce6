import satisfies from 'spdx-satisfies';

/** The licenses of what may become part of the site, by their SPDX identifiers: they ask for a notice at most. */
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

/** The licenses of what builds and tests the site: besides those, the ones that ask for more of who passes a tool on. */
const toolLicenses = [...shippedLicenses, 'CC-BY-3.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'PSF-2.0', 'Zlib'];

/** Packages whose license has no SPDX identifier, with what was read in them. */
const readByHand: Record<string, string> = {
  // The license of Bitstream Vera, which is a permissive one; the fonts of the browser tests.
  'dejavu-fonts-ttf': 'SEE LICENSE IN README.md AND LICENSE',
};

/** Whether a package with this license may become part of what visitors get. */
export function isShippable(license: string): boolean {
  return isOneOf(license, shippedLicenses);
}

/** Whether a package with this license may be installed. */
export function isInstallable(name: string, license: string): boolean {
  return readByHand[name] === license || isOneOf(license, toolLicenses);
}

function isOneOf(license: string, allowed: string[]): boolean {
  try {
    return satisfies(license, allowed);
  } catch {
    // It is no SPDX expression.
    return false;
  }
}
