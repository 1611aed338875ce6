import { isShippable, unlistedLicenses } from '@/scripts/check-lockfile/allowed-licenses';

/** A lockfile with one package of this license. */
const lockfile = (license: string | undefined, name = 'tool') => ({
  packages: { '': { license: 'none of ours' }, [`node_modules/other/node_modules/${name}`]: { license } },
});

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'LGPL-3.0-or-later AND Apache-2.0'])(
  'a package under %s may be installed',
  (license) => {
    expect(unlistedLicenses(lockfile(license))).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN README.md AND LICENSE'])(
  'a package under %s is reported',
  (license) => {
    expect(unlistedLicenses(lockfile(license))).toEqual([`node_modules/other/node_modules/tool: ${license}`]);
  },
);

test('a package without a license is reported', () => {
  expect(unlistedLicenses(lockfile(undefined))).toEqual(['node_modules/other/node_modules/tool: no license']);
});

test('a license that was reviewed by hand is accepted for that package alone', () => {
  expect(unlistedLicenses(lockfile('SEE LICENSE IN README.md AND LICENSE', 'dejavu-fonts-ttf'))).toEqual([]);
});

test('a package shipped with the site may require an attribution at most', () => {
  expect(['MIT', 'BSD-3-Clause', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0-or-later', ''].filter(isShippable)).toEqual([
    'MIT',
    'BSD-3-Clause',
    'OFL-1.1',
  ]);
});
