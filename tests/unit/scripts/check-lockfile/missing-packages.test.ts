import { missingPackages } from '@/scripts/check-lockfile/missing-packages';

/** A lockfile in which one package has binaries for two operating systems. */
function lockfile(...places: string[]) {
  return {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { tool: '1.0.0' } },
      'node_modules/tool': { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/macos': '1.0.0' } },
      ...Object.fromEntries(places.map((place) => [place, {}])),
    },
  };
}

test('a lockfile with the packages of every operating system is complete', () => {
  expect(missingPackages(lockfile('node_modules/@tool/linux', 'node_modules/@tool/macos'))).toEqual([]);
});

test('a missing package of another operating system is reported with its dependent', () => {
  expect(missingPackages(lockfile('node_modules/@tool/linux'))).toEqual([
    { name: '@tool/macos', version: '1.0.0', neededBy: 'node_modules/tool' },
  ]);
});

test('a package is found where Node looks: next to its dependent, or in a parent folder', () => {
  const { packages } = lockfile('node_modules/@tool/linux', 'node_modules/tool/node_modules/@tool/macos');
  expect(missingPackages({ packages })).toEqual([]);
  const nested = { optionalDependencies: { '@tool/linux': '1.0.0', inner: '1.0.0' } };
  expect(missingPackages({ packages: { ...packages, 'node_modules/outer/node_modules/other': nested } })).toEqual([
    { name: 'inner', version: '1.0.0', neededBy: 'node_modules/outer/node_modules/other' },
  ]);
});

test('a file that is not a lockfile is rejected', () => {
  expect(() => missingPackages({ dependencies: {} })).toThrow();
});
