import { readFileSync } from 'node:fs';
import { codeFiles, readImports } from '@/scripts/check-unused/read-imports';

/** Components with props that are not in the catalog, each with the reason. */
const exceptions: Record<string, string> = {
  'changelog/archive-page': 'a whole page',
  'changelog/changelog-page': 'a whole page',
  'changelog/release-page': 'a whole page',
  'changelog/year-page': 'a whole page',
  'chat/nickname-error': 'a fixed text, but for its label',
  'document/site-document': 'the document of every page',
  'download/jenkins-data': 'is not seen',
  'errors/failure-page': 'needs a page that breaks, as in tests/e2e/failures.spec.ts',
  'events/calendar-iframe': 'asks another host',
  'events/devops-world-text': 'the text of a whole page; its records are in lists and galleries, which are in the catalog',
  'events/summit-text': 'the text of a whole page; the parts that depend on records are in the catalog',
  'layout/page-layout': 'around every page, as around the catalog',
  'layout/route-page': 'one per page',
  'layout/staging-banner': 'is only there in a preview',
  'links/mail-link': 'a plain link',
  'locale/locale-menu': 'a part of the navigation bar, where tests/e2e/layout/bar.spec.ts looks at it',
  'mailing-lists/mailing-list-rows': 'the cards of a section, which are in the catalog',
  'navbar/navbar-entries': 'a part of the navigation bar',
  'navbar/navbar': 'above every page, as above the catalog, and its menu can be there only once',
  'participate/participate-cards': 'a whole page below its head',
  'participate/participate-subpage': 'a whole page',
  'participate/start-here': 'has the text of a page, and one state',
  'pictures/destination-video': 'finds the address for Video, which is in the catalog',
  'press/beside-foundation-logo': 'a paragraph beside a picture',
  'search/doc-search': 'the dialog of another project, which asks its own host',
  'search/search-button': 'a part of the navigation bar; "/" would open a search for each of them',
  'text-page/text-page': 'the text of a whole page',
  'thank-you/thank-you-slot': 'the place that waits for ThankYouRotator, which is in the catalog',
  'theme/theme-provider': 'is not seen',
  'theme/theme-switch': 'a part of the navigation bar; a second one would be the same group of radio buttons',
};

const components = codeFiles(['components']).filter((file) => file.endsWith('.tsx'));
const imports = readImports(components).filter(({ to }) => components.includes(to));

/** Every component that the catalog shows, directly or as a part of another one. */
const shown = new Set(components.filter((file) => file.startsWith('components/examples/')));
// A Set iteration also visits elements added on the way.
for (const file of shown) for (const { from, to } of imports) if (from === file) shown.add(to);

/** Components without props have only one state, which their page shows. */
const hasStates = (file: string) =>
  /^export (default )?(async )?function [A-Z]\w*(<\w+>)?\(\s*[^)\s]/m.test(readFileSync(file, 'utf8'));

/** Components that render nothing visible of their own. */
const invisible = ['components/ui/hydrated.tsx'];

test('every component with props is in the catalog (docs/how-to/add-a-component.md), or is listed as an exception with the reason', () => {
  const missing = components.filter((file) => hasStates(file) && !shown.has(file) && !invisible.includes(file));
  expect(missing).toEqual(Object.keys(exceptions).map((name) => `components/${name}.tsx`));
});

test('every component in components/ui has an entry of its own in the catalog', () => {
  const named = imports.flatMap(({ from, to }) => (from.startsWith('components/examples/') ? [to] : []));
  const pieces = components.filter((file) => file.startsWith('components/ui/') && !invisible.includes(file));
  expect(pieces.filter((file) => !named.includes(file))).toEqual([]);
});

test('every component in the catalog is also used elsewhere, and so not left over from a removed part of a page', () => {
  const uses = readImports(codeFiles(['app', 'components'])).filter(({ from }) => !from.startsWith('components/examples/'));
  const used = new Set(uses.map(({ to }) => to));
  expect([...shown].filter((file) => !file.startsWith('components/examples/') && !used.has(file))).toEqual([]);
});
