import { withExport } from '@/tests/unit/support/export-folder';

const files = {
  'index.html': '<p>Start</p>',
  'project/roadmap/index.html': '',
  'fr-CA/404.html': '',
  'a b.txt': '',
  '_next/app.js': '',
};
const load = () => withExport(files, () => import('@/scripts/shared/export-files'));

test('all files of the export are listed, or those with an extension', async () => {
  const { exportFiles } = await load();
  expect(exportFiles()).toEqual(Object.keys(files).sort());
  expect(exportFiles('.html')).toEqual(['fr-CA/404.html', 'index.html', 'project/roadmap/index.html']);
});

test.each([
  ['/', 'index.html'],
  ['/project/roadmap/', 'project/roadmap/index.html'],
  ['/project/roadmap', 'project/roadmap/index.html'],
  ['/_next/app.js', '_next/app.js'],
  ['/a%20b.txt', 'a b.txt'],
  ['/project/', undefined],
  ['/nowhere/', undefined],
  ['/fr-CA/404/', undefined],
])('a server responds to %s with %s', async (address, file) => {
  const { fileFor } = await load();
  expect(fileFor(address)).toBe(file);
});

test.each([
  ['index.html', '/'],
  ['project/roadmap/index.html', '/project/roadmap/'],
  ['fr-CA/404.html', '/fr-CA/404.html'],
])('the address of %s is %s', async (file, address) => {
  const { addressOf } = await load();
  expect(addressOf(file)).toBe(address);
});

test('a written file can be read, even in a new folder', async () => {
  const { exportFiles, readExport, writeExport } = await load();
  writeExport('blog/2020/index.html', 'À venir');
  expect(readExport('blog/2020/index.html')).toBe('À venir');
  expect(exportFiles('.html')).toContain('blog/2020/index.html');
});
