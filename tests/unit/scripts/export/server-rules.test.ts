import { headerRules, headersFile } from '@/scripts/export/server-rules';

/** The headers for a path and everything below it. */
function headersOf(path: string): Record<string, string> {
  const block = headersFile()
    .split('\n\n')
    .find((part) => part.split('\n')[0] === path);
  const lines = block?.trimEnd().split('\n').slice(1) ?? [];
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
}

/** Whether a rule covers everything another one covers. */
function covers(path: string, other: string): boolean {
  return path.endsWith('*') ? other.startsWith(path.slice(0, -1)) : other === path;
}

test('the file has every rule, in the form that CDNs read', () => {
  const text = headersFile();
  expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: [^\n]+\n/);
  expect(text).toMatch(/[^\n]\n$/);
  for (const { path, headers } of headerRules) expect(headersOf(path)).toEqual(headers);
  for (const line of text.split('\n')) expect(line).toMatch(/^(|\/\S*| {2}[A-Za-z-]+: \S.*)$/);
});

test('every response has the security headers', () => {
  expect(headersOf('/*')).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'Strict-Transport-Security': expect.stringMatching(/^max-age=31536000/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});

test('only files whose names change with their content are cached for longer than a day', () => {
  const day = 86_400; // seconds
  const kept = headerRules.filter(({ headers }) => Number(/max-age=(\d+)/.exec(headers['Cache-Control'] ?? '')?.[1]) > day);
  expect(kept.map(({ path }) => path)).toEqual(['/_next/static/*']);
  expect(headersOf('/_next/static/*')['Cache-Control']).toBe('public, max-age=31536000, immutable');
});

test('open data may be read from other sites', () => {
  expect(headersOf('/data/*')).toEqual({ 'Access-Control-Allow-Origin': '*' });
});

test('no address gets a header from two rules, because some CDNs would send both values', () => {
  const given = headerRules.flatMap(({ path, headers }) =>
    Object.keys(headers).map((name) => ({ path, name: name.toLowerCase() })),
  );
  const twice = given.filter((header, index) =>
    given.some(
      (other, otherIndex) =>
        otherIndex !== index &&
        other.name === header.name &&
        (covers(header.path, other.path) || covers(other.path, header.path)),
    ),
  );
  expect(twice).toEqual([]);
});
