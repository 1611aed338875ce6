import { readFileSync } from 'node:fs';
import { prefixedLocales } from '@/lib/i18n/locales';
import { headerRules } from '@/scripts/export/server-rules';

const configuration = readFileSync('deploy/nginx.conf', 'utf8');

/** The value of a map in the configuration for a path: its first matching pattern, or its default. */
function mapped(variable: string, path: string): string | undefined {
  const [, block = ''] = new RegExp(`map \\$uri \\$${variable} \\{([^}]*)\\}`).exec(configuration) ?? [];
  const lines = [...block.matchAll(/^\s*(\S+)\s+"([^"]*)";$/gm)].map(([, key = '', value = '']) => ({ key, value }));
  const found = lines.find(({ key }) => key.startsWith('~') && new RegExp(key.slice(1)).test(path));
  return (found ?? lines.find(({ key }) => key === 'default'))?.value;
}

const variables: Record<string, string> = {
  'Cache-Control': 'site_cache_control',
  'Access-Control-Allow-Origin': 'site_cors',
};

test.each(headerRules)('nginx sends the headers of $path', ({ path, headers }) => {
  const sent = Object.keys(headers).map((name) => {
    const [, value] = new RegExp(`add_header ${name} (.*) always;`).exec(configuration) ?? [];
    const variable = variables[name];
    return [
      name,
      variable && value === `$${variable}` ? mapped(variable, path.replace('*', 'file')) : value?.replaceAll('"', ''),
    ];
  });
  expect(Object.fromEntries(sent)).toEqual(headers);
});

describe('nginx serves a 404 page for missing files', () => {
  const [, pattern = ''] = /location ~ "(.*)" \{\n\s+error_page 404 \/\$site_locale\/404\.html;/.exec(configuration) ?? [];
  const localeOf = (path: string) => new RegExp(pattern).exec(path)?.groups?.site_locale;

  test.each([...prefixedLocales, 'ja', 'pt-BR'])('in %s', (locale) => {
    expect(localeOf(`/${locale}/nowhere/`)).toBe(locale);
  });

  test.each(['/nowhere/', '/og/en/nowhere.png', '/events/nowhere/', '/fr-CA'])('in English, for %s', (path) => {
    expect(pattern).not.toBe('');
    expect(localeOf(path)).toBeUndefined();
  });
});
