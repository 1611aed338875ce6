import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { siteCopy } from '@/tests/support/site-copy';
import { withExport } from '@/tests/unit/support/export-folder';

const copy = siteCopy();
const folder = process.cwd();

afterEach(() => {
  process.chdir(folder);
  delete process.env.SITE_BASE;
});

test('a build below a path deletes the nginx configuration of an earlier build, which would serve it wrongly', async () => {
  process.env.SITE_BASE = '/site';
  const { writeServerFiles } = await withExport({}, () => import('@/scripts/build/servers/write-server-files'));
  process.chdir(copy.root);
  mkdirSync('deploy');
  for (const file of ['Dockerfile', 'nginx.conf', 'nginx-container.conf']) writeFileSync(`deploy/${file}`, '');
  writeServerFiles();
  expect(readdirSync('deploy')).toEqual(['Dockerfile']);
});
