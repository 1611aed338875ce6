import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { locales } from '@/lib/i18n/locales';
import { ensureInstalled } from '@/scripts/shared/install.mjs';
import { allThemes, allWidths } from '@/tests/a11y/support/views';

// `npm run test:a11y`: checks with axe-core and with rules of its own (docs/testing.md).

const known = [...locales, ...allThemes, ...allWidths.map(String)];
const usage = `npm run test:a11y -- [options] [file]...

Checks the accessibility of every page and component of the built site with axe-core and
by keyboard, and prints a table.

  --only <values>  limit to locales, themes or widths, separated by commas:
                   ${known.join(', ')} (default: all)
  --help           show this help`;

const { values, positionals } = parse();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const only = values.only.flatMap((value) => value.split(','));
const unknown = only.find((value) => !known.includes(value));
if (unknown !== undefined) {
  console.error(`--only needs some of ${known.join(', ')}, found "${unknown}".`);
  process.exit(2);
}
ensureInstalled();
const { status } = spawnSync('npm', ['run', '--silent', 'test:a11y:browser', '--', ...positionals], {
  stdio: 'inherit',
  env: { ...process.env, A11Y_ONLY: only.join() },
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true, default: [] }, help: { type: 'boolean' } },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
