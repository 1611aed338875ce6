import { packageRows } from '@/components/download/package-rows';
import type { Platform } from '@/lib/download/downloads';

const platform = (label: string, icon: Platform['icon'], thirdParty = false): Platform => ({
  label,
  icon,
  thirdParty,
  link: '/',
  systems: [],
});

const rowsOf = (stable: Platform[], weekly: Platform[]) =>
  packageRows([
    { line: 'stable', platforms: stable },
    { line: 'weekly', platforms: weekly },
  ]).map(({ platform: { label }, packages }) => [label, packages.stable?.label, packages.weekly?.label]);

test('packages for one platform share a row, even if the release lines name it differently', () => {
  expect(
    rowsOf(
      [platform('Docker', 'docker'), platform('Red Hat and others', 'redhat')],
      [platform('Red Hat', 'redhat'), platform('Docker', 'docker')],
    ),
  ).toEqual([
    ['Docker', 'Docker', 'Docker'],
    ['Red Hat and others', 'Red Hat and others', 'Red Hat'],
  ]);
});

test('a package that only the second line has follows the package listed before it', () => {
  expect(
    rowsOf(
      [platform('Docker', 'docker'), platform('Gentoo', 'gentoo')],
      [platform('Docker', 'docker'), platform('Arch', 'archlinux')],
    ),
  ).toEqual([
    ['Docker', 'Docker', 'Docker'],
    ['Arch', undefined, 'Arch'],
    ['Gentoo', 'Gentoo', undefined],
  ]);
});

test('two packages of one line never share a row, nor do official and third-party ones', () => {
  expect(
    rowsOf([platform('A', 'apple'), platform('B', 'apple')], [platform('C', 'apple', true), platform('D', 'apple')]),
  ).toEqual([
    ['C', undefined, 'C'],
    ['A', 'A', 'D'],
    ['B', 'B', undefined],
  ]);
});
