import { missingPackages } from '@/scripts/lockfile/missing-packages';

/** A lockfile in which one tool has a binary for each of two systems. */
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

test('a lockfile with the packages of every system lacks nothing', () => {
  expect(missingPackages(lockfile('node_modules/@tool/linux', 'node_modules/@tool/macos'))).toEqual([]);
});

test('a package that only another system needs is named, with what needs it', () => {
  expect(missingPackages(lockfile('node_modules/@tool/linux'))).toEqual([
    { name: '@tool/macos', version: '1.0.0', neededBy: 'node_modules/tool' },
  ]);
});

test('a package counts where Node finds it: beside the one that needs it, or in a folder above', () => {
  const { packages } = lockfile('node_modules/@tool/linux', 'node_modules/tool/node_modules/@tool/macos');
  expect(missingPackages({ packages })).toEqual([]);
  const nested = { optionalDependencies: { '@tool/linux': '1.0.0', inner: '1.0.0' } };
  expect(missingPackages({ packages: { ...packages, 'node_modules/outer/node_modules/other': nested } })).toEqual([
    { name: 'inner', version: '1.0.0', neededBy: 'node_modules/outer/node_modules/other' },
  ]);
});

test('what is no lockfile is not taken for a whole one', () => {
  expect(() => missingPackages({ dependencies: {} })).toThrow();
});
