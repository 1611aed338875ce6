import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { drawnIconNames, iconNames } from '@/lib/icons/icon-names';
import { destinationNames } from '@/lib/routing/destinations';
import { routeIds } from '@/lib/routing/routes';
import { loadLinks } from '@/lib/site/links';
import { flattenMessages, messageShape } from '@/scripts/messages/compare-messages';
import { readMessages } from '@/scripts/messages/read-messages';
import { countOf } from '@/scripts/shared/count-of';
import { parseOptions } from '@/scripts/shared/parse-options.mjs';
import { contentIdentifiers } from './content-identifiers';
import { readCode } from './read-code';
import { codeFiles } from './read-imports';
import { classesOf, unusedClasses } from './unused-classes';
import { unusedMessages } from './unused-messages';
import { unknownDestinations, unusedNames } from './unused-names';

parseOptions(`npm run check:unused

Finds unused files, exports, packages, messages, link destinations, icons and CSS
classes, and destinations that don't exist. Exits with 1 if there are any.`);

// Knip finds unused files, exports and packages; this script finds the rest.
const { status } = spawnSync('npx', ['knip'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

/** Groups of messages that are used as a whole, by a script or a text page. */
const usedGroups = ['externalRedirect', ...routeIds.map((id) => `pages.${id}.sections`)];

const code = readCode(codeFiles(['app', 'components', 'lib', 'scripts']));
const content = contentIdentifiers();
const messages = readMessages('en');
const tags = [...flattenMessages(messages).values()].flatMap((message) => messageShape(message).tags);
const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((file) => `components/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.css'));
const classes = sheets.flatMap((file) => classesOf(file, readFileSync(file, 'utf8')));
const destinations = Object.keys(loadLinks());
const icons = [...iconNames, ...drawnIconNames];
const usesOfIcons = code.filter(({ file }) => !file.startsWith('lib/icons/'));

const problems = [
  ...unusedMessages(messages, code, usedGroups, content).map((key) => `messages/en.json: unused message "${key}"`),
  ...unusedNames(destinations, code, [...content, ...tags]).map((name) => `content/links.yml: unused destination "${name}"`),
  ...unknownDestinations(code, destinationNames()).map(
    ({ file, name }) => `${file}: unknown destination "${name}": correct it, or add it to content/links.yml`,
  ),
  ...unusedNames(icons, usesOfIcons, content).map((name) => `lib/icons/icon-names.ts: unused icon "${name}"`),
  ...unusedClasses(classes, code).map(({ file, name }) => `${file}: unused class "${name}"`),
];
if (status !== 0) problems.push('Knip reports unused files, exports or packages (see above)');
for (const problem of problems) console.error(`Error: ${problem}`);
console.log(
  `${flattenMessages(messages).size} messages, ${destinations.length} destinations, ${icons.length} icons, ` +
    `${classes.length} classes; ${countOf(problems.length, 'error')}`,
);
process.exit(problems.length > 0 ? 1 : 0);
