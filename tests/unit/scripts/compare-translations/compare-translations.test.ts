import { compareTranslations } from '@/scripts/compare-translations/compare-translations.mjs';

/** An output of `npm run messages -- --status --json`, with the keys by kind. */
function output(open: Record<string, { stale?: string[]; missing?: string[] }>): string {
  return JSON.stringify(
    Object.entries(open).map(([locale, kinds]) => ({
      locale,
      open: Object.entries(kinds).flatMap(([kind, keys]) => keys.map((key) => ({ key, kind }))),
    })),
  );
}

test('a pull request lists the translations that it makes stale, and those that it lacks, by locale', () => {
  const before = output({ 'es-ES': { stale: ['pages.old'] }, 'fr-CA': {} });
  const after = output({ 'es-ES': { stale: ['pages.old', 'pages.home.title'] }, 'fr-CA': { missing: ['pages.home.title'] } });
  expect(compareTranslations(before, after)).toContain(
    '| es-ES | 1 | stale: pages.home.title |\n| fr-CA | 1 | missing: pages.home.title |\n',
  );
});

test('a pull request that leaves nothing to translate gets no list', () => {
  const status = output({ 'es-ES': { stale: ['pages.old'] } });
  expect(compareTranslations(status, status)).toBe('');
  expect(compareTranslations(status, output({ 'es-ES': {} }))).toBe('');
});

test('a pull request can’t write anything else into the list', () => {
  const after = output({
    '@team': { stale: ['pages.home.title'] },
    'es-ES': { stale: ['@team', '[a](https://example.org)', 'pages.chat.title'] },
  });
  expect(compareTranslations(output({}), after)).not.toMatch(/team|example/);
  expect(compareTranslations(output({}), after)).toContain('| es-ES | 1 | stale: pages.chat.title |');
  expect(compareTranslations(output({}), 'not JSON')).toBe('');
});
