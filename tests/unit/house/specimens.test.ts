import { readdirSync, readFileSync } from 'node:fs';

const catalog = readdirSync('components/specimens')
  .map((file) => readFileSync(`components/specimens/${file}`, 'utf8'))
  .join('\n');

/** What has no looks of its own: it watches the page, or is shown as a part of another component. */
const invisible = ['contents-spy', 'taken-over', 'tooltip-dismissal'];

const pieces = readdirSync('components/ui')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''))
  .filter((name) => !invisible.includes(name));

test.each(pieces)('components/ui/%s is in the catalog of components (docs/how-to/add-a-component.md)', (name) => {
  expect(catalog).toContain(`from '@/components/ui/${name}'`);
});
