import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '@/scripts/shared/install.mjs';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { makePictures } from './make-pictures';

parseOptions(`npm run test:pictures

Builds a copy of the site with a generated picture for each entry of content/media.yml, and
tests it in the browser. Needs no network.`);

ensureInstalled();
const parent = mkdtempSync(join(tmpdir(), 'pictures-'));
const copy = join(parent, 'copy');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
try {
  for (const file of files.split('\0')) if (file && existsSync(file)) cpSync(file, join(copy, file));
  cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  await makePictures(copy);
  npm('media', copy);
  npm('build', copy);
  npm('check:export', copy);
  npm('test:pictures:browser', process.cwd(), { SITE_ROOT: copy, EXPORT_FOLDER: join(copy, 'out') });
} finally {
  rmSync(parent, { recursive: true, force: true });
}

function npm(script: string, cwd: string, settings: Record<string, string> = {}): void {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...settings },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm run ${script} failed in the copy with pictures. See its output above.`);
}
