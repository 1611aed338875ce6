import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routeIds, routeSource } from '@/lib/routing/routes';

// Conventions that no linter checks (docs/architecture.md).

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(folder, file)),
);

const isClient = (file: string) => /^\s*(['"])use client\1/.test(readFileSync(file, 'utf8'));
const clientFiles = sources.filter(isClient);

/** The runtime imports of a file, without type imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)];
  const values = imports.filter(([statement]) => !/^(?:import|export)\s*\{(?:\s*type\s+[^,{}]+,?)+\}/.test(statement));
  const later = [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)];
  return [...values, ...later].map(([, from = '']) => from);
}

/** The file that an import resolves to, or undefined for a package. */
function fileOf(imported: string, from: string): string | undefined {
  const path = imported.startsWith('@/')
    ? imported.slice(2)
    : imported.startsWith('.')
      ? join(dirname(from), imported)
      : undefined;
  return (
    path &&
    ['', '.ts', '.tsx']
      .map((ending) => path + ending)
      .find((file) => sources.includes(file) || (/\.(css|json)$/.test(file) && existsSync(file)))
  );
}

/**
 * Everything that is loaded with a file: its transitive imports.
 * @param isEnd the files whose imports are left out
 */
function reachedFrom(file: string, isEnd = (_file: string) => false, seen = new Set<string>()): Set<string> {
  for (const imported of importsOf(file)) {
    const own = fileOf(imported, file);
    if (seen.has(own ?? imported)) continue;
    seen.add(own ?? imported);
    if (own && /\.tsx?$/.test(own) && !isEnd(own)) reachedFrom(own, isEnd, seen);
  }
  return seen;
}

test('the convention tests find the files that they check', () => {
  expect(clientFiles).toEqual(
    expect.arrayContaining(['components/roadmap/roadmap-filter.tsx', 'components/locale/locale-menu.tsx']),
  );
  expect(importsOf('components/locale/locale-menu.tsx')).toEqual(
    expect.arrayContaining(['next/navigation', 'react', '@/lib/i18n/locales', './locale-switch']),
  );
  expect(importsOf('components/ui/icon.tsx')).toEqual(['@/lib/i18n/base-path']);
  expect([...reachedFrom('components/locale/locale-menu.tsx')]).toEqual(
    expect.arrayContaining(['components/locale/locale-switch.ts', 'lib/i18n/local-path.ts']),
  );
  expect([...reachedFrom('components/footer/footer.tsx')]).toEqual(
    expect.arrayContaining(['lib/content/read-content.ts', 'js-yaml', 'zod']),
  );
});

describe('client code', () => {
  test.each(clientFiles)('%s bundles no content loader, no parser, no messages and no settings', (file) => {
    const forbidden = /^(lib\/(content|environment)\/|messages\/|js-yaml$|zod$|next-intl($|\/)|node:)/;
    // Loaded only to read a list in YAML.
    const onDemand = 'lib/advisories/parsers/yaml.ts';
    expect([...reachedFrom(file, (reached) => reached === onDemand)].filter((reached) => forbidden.test(reached))).toEqual([]);
  });

  test('starts with a file that says so wherever a page of the server imports it', () => {
    const hook =
      /^import [^;]*\buse(State|Effect|LayoutEffect|Ref|Reducer|SyncExternalStore|DeferredValue|Transition)\b[^;]* from 'react';/m;
    const served = sources
      .filter((file) => /\/(page|layout|not-found)(\.dev)?\.tsx$/.test(file))
      .flatMap((file) => [...reachedFrom(file, isClient)]);
    const unmarked = new Set(
      served.filter((file) => sources.includes(file) && !isClient(file) && hook.test(readFileSync(file, 'utf8'))),
    );
    expect([...unmarked]).toEqual([]);
  });

  test('is in components/, except for error boundaries, which only re-export a component', () => {
    const others = clientFiles.filter((file) => !file.startsWith('components/'));
    expect(others.filter((file) => !/\/(global-)?error\.tsx$/.test(file))).toEqual([]);
    for (const file of others) expect(readFileSync(file, 'utf8').split('\n').filter(Boolean)).toHaveLength(3);
  });
});

test.each(sources.filter((file) => file.endsWith('.tsx') && /^(app|components)\//.test(file)))(
  '%s contains no address of another site, because those belong in content/links.yml',
  (file) => {
    const addresses = readFileSync(file, 'utf8').match(/https?:\/\/[^\s'"`)]+/g) ?? [];
    expect(addresses.filter((address) => !/^https?:\/\/(www\.w3\.org|schema\.org)(\/|$)/.test(address))).toEqual([]);
  },
);

test.each(sources.filter((file) => /^app\/.*\/layout\.tsx$/.test(file)))(
  '%s has an error boundary next to it, so that the layout survives errors below it',
  (layout) => {
    expect(existsSync(join(dirname(layout), 'error.tsx'))).toBe(true);
  },
);

test('every page without dynamic segments is in the route registry', () => {
  const pages = sources.filter((file) => /^app\/\[locale\]\/\(pages\)\/[^[]*page\.tsx$/.test(file));
  expect(pages.sort()).toEqual(routeIds.map(routeSource).sort());
});

test('one module of lib reads the environment, and two files name what Next.js replaces in scripts', () => {
  const read = sources.flatMap((file) =>
    file.startsWith('lib/') && !file.startsWith('lib/environment/')
      ? [...readFileSync(file, 'utf8').matchAll(/process\.env\b[.\w]*/g)].map(([use]) => [file, use])
      : [],
  );
  expect(read.sort()).toEqual([
    ['lib/i18n/base-path.ts', 'process.env.SITE_BASE'],
    ['lib/i18n/request.ts', 'process.env.NODE_ENV'],
  ]);
});

test('class names and @apply use design tokens: only selectors and the columns and rows of grids are in brackets', () => {
  const styles = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join('components', file));
  const named = [...sources.filter((file) => file.endsWith('.tsx')), ...styles].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className=(?:"[^"]*"|\{`[^`]*`)|@apply [^;]*;/g)].map(([use]) => `${file}: ${use}`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((use) => /[a-z]-\[/.test(use.replace(/\b(has|not|nth|grid-(cols|rows))-\[/g, '')))).toEqual([]);
});
