import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { locales } from '@/lib/i18n/locales';
import { ensureInstalled } from '@/scripts/shared/install.mjs';
import { allThemes, allWidths } from '@/tests/a11y/support/views';

// `npm run test:a11y -- [--only fr-CA|dark|360]... [file…]`: looks at every page and every widget of the finished export, by axe-core
// and by rules of its own (docs/testing.md), and prints a table. Without --only it takes every locale, theme and window.

const known = [...locales, ...allThemes, ...allWidths.map(String)];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(`npm run test:a11y -- [options] [file]...

Checks every page and widget of the finished site with axe-core, by keyboard and in every window, and prints a table.

  --only <one or more of ${known.join(', ')}>, separated by commas`);
  process.exit(0);
}
const only = values.only.flatMap((value) => value.split(','));
const unknown = only.find((value) => !known.includes(value));
if (unknown !== undefined) {
  console.error(`--only needs one of ${known.join(', ')}, found "${unknown}".`);
  process.exit(2);
}
ensureInstalled();
const { status } = spawnSync('npm', ['run', '--silent', 'test:a11y:browser', '--', ...positionals], {
  stdio: 'inherit',
  env: { ...process.env, A11Y_ONLY: only.join() },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
