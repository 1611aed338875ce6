import fc from 'fast-check';
import { load } from 'js-yaml';

/** How many damaged inputs `npm run test:all` tries, or `npm test -- fuzz`, which sets `FUZZ_RUNS`; the seed makes runs alike. */
export const fuzzing = {
  /** @param share the share of all inputs for one property, from 0 to 1 */
  runs: (share: number) => Math.ceil(Number(process.env.FUZZ_RUNS ?? 10) * share),
  seed: 1,
};

/** An element that this site never renders: if a page contains it, a text was taken for markup. */
export const strayElement = 'stray-element';

const deep = 3000;

/** Texts that break code without validation: markup, addresses, dates, numbers, scripts, control characters, nesting. */
const oddTexts = [
  ...[`"><${strayElement} x="`, `</script><${strayElement}>`, `'><${strayElement} x='`, `]]><${strayElement}/>`],
  ...[`<${strayElement} onclick=alert(1)>`, `<a href="javascript:alert(1)">a</a>`, `<a href='//${strayElement}.example/'>a</a>`],
  ...['[a](javascript:alert(1))', '[a](/nowhere)', `![a](https://a.example/"onerror=alert(1))`, '<b>'.repeat(deep)],
  ...['>'.repeat(deep), '*'.repeat(deep), '['.repeat(deep), '- '.repeat(deep), `${'`'.repeat(deep)} a`, '<'.repeat(deep)],
  ...['https://[', 'http://[/x.png', 'https://a.example:99999/', 'https://a.example/%zz', 'https://a.example/; b \'c\' "d"'],
  ...['javascript:alert(1)', 'data:text/html,a', '//evil.example/', 'mailto:', 'mailto:a\nb', 'https://', '#', '#%', '/nowhere/'],
  ...['/..%2f..%2f', '/a/ https://evil.example/ 301/', '/:splat/', '/$host/', '..', '50%.png', 'a/%ff.png', '/images/', '\\'],
  ...[
    '\u0000',
    '\u0007',
    '\u001b[31m',
    '\u202e',
    '\ufeff',
    '\uffff',
    '\ud800',
    '\u2028',
    'e\u0301',
    '𝕁',
    '👩‍👩‍👧',
    '\r\nBEGIN:VEVENT\r\n',
  ],
  ...[
    '',
    ' ',
    '\n',
    '\t',
    '-',
    '~',
    '{',
    '}',
    '{count}',
    '<forum>',
    '{a, plural, one {',
    '%',
    '%s',
    '$&',
    '__proto__',
    'constructor',
  ],
  ...['0000-01-01', '2026-02-30', '9999-12-31', '+275760-09-13', '-271821-04-20T00:00:00Z', '2026-01-01T25:00', '10000-01-01'],
  ...['2026-03-29T02:30:00', '2026-01-30T08:30:00+99:99', '8640000000000000', '8640000000000001', '-1', '1e400', '0x1F', '1.5.2'],
  ...['9'.repeat(400), `2.${'9'.repeat(400)}`, '2.0', '1_000', 'x'.repeat(25_000)],
];

const oddValues = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  5e-324,
  Number.MAX_SAFE_INTEGER + 2,
  8.64e15,
  8.64e15 + 1,
  {},
  [],
  [[]],
  [null],
  { a: {} },
];

/** YAML scalars without quotation marks. */
const plainScalars = [
  '.nan',
  '.inf',
  '-.INF',
  '0o17',
  '1e400',
  '2026-01-01',
  '!!binary aGk=',
  '!!js/function x',
  '!a b',
  '*a',
  '&a b',
  '? a',
  '<<: b',
];

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...oddTexts) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...oddValues) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** One modification of a file. `at` is its position, from 0 to 1. */
const damage = fc.record({
  kind: fc.constantFrom(
    'replace',
    'replace',
    'replace',
    'replace',
    'drop',
    'repeat',
    'add',
    'rename',
    'nest',
    'cut',
    'erase',
    'insert',
    'line',
    'plain',
  ),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  size: fc.nat({ max: 80 }),
  value: oddValue,
});

type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

/** Modifications to apply to a file one after another. */
export const damages = fc.array(damage, { minLength: 1, maxLength: 3 });

/** A damaged YAML file: first its values, then its text. */
export function damageYaml(text: string, steps: readonly Damage[]): string {
  const inText = new Set(['cut', 'erase', 'insert', 'line', 'plain']);
  let value: unknown = load(text);
  const inValues = steps.filter(({ kind }) => !inText.has(kind));
  for (const step of inValues) value = damageValue(value, step);
  const written = inValues.length > 0 ? JSON.stringify(value, null, 1) : text;
  return steps.filter(({ kind }) => inText.has(kind)).reduce(damageText, written);
}

/** Applies a modification to a text, regardless of its format. */
function damageText(text: string, { kind, at, size, value }: Damage): string {
  const place = Math.floor(at * text.length);
  const odd = typeof value === 'string' ? value : JSON.stringify(value);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  switch (kind) {
    case 'cut':
      return before;
    case 'erase':
    case 'drop':
      return before + after.slice(size);
    case 'line':
    case 'repeat':
      return before + after.replace(/^(.*\n)/, '$1$1');
    case 'plain':
      return before + after.replace(/: .*/, `: ${plainScalars[size % plainScalars.length]}`);
    default:
      return before + odd + after.slice(kind === 'insert' ? 0 : size);
  }
}

/** Modifies the value at position `at` of a tree. */
function damageValue(root: unknown, { kind, at, size, value }: Damage): unknown {
  const places = placesIn(root);
  const place = places[Math.floor(at * places.length)];
  if (!place) return value;
  const { parent, key } = place;
  const entries = Array.isArray(parent) ? parent.entries() : Object.entries(parent);
  const changed = [...entries].flatMap(([own, child]): [string, unknown][] => {
    const name = String(own);
    if (name !== key) return [[name, child]];
    switch (kind) {
      case 'drop':
        return [];
      case 'repeat':
        return [
          [name, child],
          [`${name}2`, child],
        ];
      case 'add':
        return [
          [name, child],
          [String(value).slice(0, 50), value],
        ];
      case 'rename':
        return [[`${name.slice(0, -1)}${size}`, child]];
      case 'nest':
        return [[name, Array.from({ length: size }).reduce((inner) => [inner], child)]];
      default:
        return [[name, value]];
    }
  });
  const copy = Array.isArray(parent) ? changed.map(([, child]) => child) : Object.fromEntries(changed);
  return parent === root ? copy : replaceIn(root, parent, copy);
}

interface Place {
  parent: object;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [{ parent: value, key }, ...placesIn(child)]);
}

function replaceIn(value: unknown, from: object, to: unknown): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((child) => replaceIn(child, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaceIn(child, from, to)]));
}
