import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { cssRules, readStyles, styleSheets } from '@/tests/unit/support/style-sheets';

// Conventions for style sheets (docs/decisions/styles.md).

const theme = 'components/ui/theme.css';
const documentSheet = 'components/document/document.css';
const componentSheets = styleSheets.filter((file) => file !== theme && file !== documentSheet);
const onEveryPage = [documentSheet, ...importedBy(documentSheet)];

const classesIn = (text: string) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

/** The class selectors of each style sheet. */
const selectors = cssRules().flatMap((rule) =>
  rule.selectors
    .map((selector) => ({ file: rule.file, selector, classes: classesIn(selector) }))
    .filter(({ classes }) => classes.length > 0),
);

/** The style sheets that style a class on its own, or are the only ones that contain it. */
function sheetsOf(name: string): string[] {
  const naming = selectors.filter(({ classes }) => classes.includes(name));
  const alone = naming.filter(({ classes }) => classes.length === 1);
  return [...new Set((alone.length > 0 ? alone : naming).map(({ file }) => file))];
}

const sheets = new Map([...new Set(selectors.flatMap(({ classes }) => classes))].map((name) => [name, sheetsOf(name)]));

/** The component files, each with the style sheets that it imports. */
const components = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file)),
);

/** The style sheets that a file imports. */
function importedBy(file: string): string[] {
  const imports = [...readFileSync(file, 'utf8').matchAll(/^@?import "?'?([^"';]+\.css)/gm)].map(([, path = '']) => path);
  return imports.map((path) => (path.startsWith('@/') ? path.slice(2) : join(dirname(file), path)));
}

/** The literal class names in a file's `className` attributes; computed ones are ignored. */
function classesOf(file: string): string[] {
  const values = [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{([^}\n]*)\})/g)];
  const literals = values.flatMap(
    ([, plain, code = '']) =>
      plain ?? [...code.replace(/=== '[^']*'|-\$\{.*/g, '').matchAll(/'([^']*)'/g)].map(([, text = '']) => text),
  );
  return literals.flatMap((literal) => literal.split(' ')).filter(Boolean);
}

test.each(componentSheets)('%s is in a cascade layer, because style sheets can load in any order', (file) => {
  const layer = file.startsWith('components/ui/') ? '(shared|ui)' : 'components';
  const outside = readStyles(file)
    .split('\n')
    .filter((line) => /^[^\s}]/.test(line));
  expect(outside.join('\n')).toMatch(
    new RegExp(`^@reference "[./a-z]+/theme\\.css";(\n@config "../../tailwind.config.ts";)?(\n@layer ${layer} \\{)+$`),
  );
});

test.each(componentSheets)(
  '%s applies no Tailwind utility that would declare its variables again in every style sheet',
  (file) => {
    const withVariable =
      /(^|:)(border(-[trblxy])?(-\d+)?|divide-[xy]|leading-.*|tabular-nums|-?translate-.*|outline-none|shadow.*)$/;
    const applied = [...readStyles(file).matchAll(/@apply ([^;]+);/g)].flatMap(([, names = '']) => names.split(/\s+/));
    expect(applied.filter((name) => withVariable.test(name))).toEqual([]);
  },
);

test('each class is styled in one style sheet', () => {
  expect([...sheets].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('a style sheet changes a class of another one only around or inside one of its own', () => {
  expect(selectors.filter(({ file, classes }) => !classes.some((name) => sheets.get(name)?.includes(file)))).toEqual([]);
});

test.each(components)('%s imports the style sheets of its classes, except those on every page', (file) => {
  const needed = classesOf(file).flatMap((name) => sheets.get(name) ?? []);
  const there = [...onEveryPage, ...importedBy(file)];
  expect(needed.filter((sheet) => !there.includes(sheet))).toEqual([]);
});

test('every class of a component has a rule or is a utility', async () => {
  const loadStylesheet = async (path: string, base: string) => ({
    path,
    base,
    content: readFileSync(join('node_modules', path), 'utf8'),
  });
  const { build } = await compile(`@import "tailwindcss/theme.css"; ${readFileSync(theme, 'utf8')} @tailwind utilities;`, {
    loadStylesheet,
  });
  let styles = build([]);
  const isUtility = (name: string) => {
    const before = styles;
    styles = build([name]);
    return styles !== before;
  };
  const used = components.flatMap((file) => classesOf(file).map((name) => ({ file, name })));
  const named = [...new Set(used.map(({ name }) => name))].filter((name) => !sheets.has(name) && !isUtility(name));
  expect(used.filter(({ name }) => named.includes(name))).toEqual([]);
});

test('no style sheet is imported by both a component and the document', () => {
  const twice = components.flatMap((file) =>
    importedBy(file)
      .filter((sheet) => sheet !== documentSheet && onEveryPage.includes(sheet))
      .map((sheet) => `${file}: ${sheet}`),
  );
  expect(twice).toEqual([]);
});

test.each(componentSheets)('%s takes colors and breakpoints from the design tokens', (file) => {
  expect(readStyles(file)).not.toMatch(/#[\da-f]{3,8}\b|\brgb|\bhsl|@media[^{]*\bwidth/i);
});

test.each(componentSheets)(
  '%s positions no element by :last-child, because each is the last one for a moment while a page streams in',
  (file) => {
    const rules = [...readStyles(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      selector,
      body,
    }));
    const placing = /(^|[;\s])(grid-(area|row|column)(-start|-end)?|order|float|position): *(?!span )/;
    expect(rules.filter(({ selector, body }) => /:(last|only|nth-last)-/.test(selector) && placing.test(body))).toEqual([]);
  },
);
