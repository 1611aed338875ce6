import { createHash } from 'node:crypto';
import { headerPolicy, pagePolicy } from '@/lib/security/security-policy';
import { linksFile, loadLinks } from '@/lib/site/links';
import { siteFile } from '@/lib/site/site';
import { addPolicy, inlineScripts, hashOf as policyHashOf } from '@/scripts/build/add-policy';
import { attribute, editPage, pageElements } from '@/scripts/shared/html';
import { siteCopy } from '@/tests/support/site-copy';
import { exportedPage } from '@/tests/unit/support/export-folder';

const copy = siteCopy();

const hashOf = (script: string) => createHash('sha256').update(script, 'utf8').digest('base64');

const hashesOf = (html: string) => inlineScripts(pageElements(html)).map(policyHashOf);
const withPolicy = (html: string) => editPage(html, (all) => addPolicy(all));

/** A policy as a map from directive to sources. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
}

/** The policy of a page. */
function policyOf(html: string): string {
  const meta = pageElements(html).find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
  return (meta && attribute(meta, 'content')) ?? '';
}

describe('the script hashes of a page', () => {
  test('are computed from the exact source of the script', () => {
    const script = '\n  if (a < b && "é" !== \'&amp;\') {\n\tlog("</p>") }\n';
    expect(hashesOf(exportedPage(`<script>${script}</script>`))).toEqual([hashOf(script)]);
  });

  test('exclude data blocks and external scripts', () => {
    const page = exportedPage(
      '<script type="application/ld+json">{"@type":"Event"}</script><script type="application/json">{}</script><script src="/a.js"></script>',
    );
    expect(hashesOf(page)).toEqual([]);
  });
});

describe('the content security policy of a page', () => {
  const page = exportedPage(
    '<p>Words</p><script>a()</script>',
    '<script src="/early.js"></script><link rel="stylesheet" href="/a.css"/>',
  );

  test('precedes everything that it governs, and the rest of the page is unchanged', () => {
    const result = withPolicy(page);
    const meta = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/.exec(result);
    expect(result.slice(0, meta?.index)).toBe('<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>');
    expect(result.replace(meta?.[0] ?? '', '')).toBe(page);
  });

  test('allows the page’s own inline scripts and files, and no others', () => {
    expect(directives(policyOf(withPolicy(page)))['script-src']).toEqual(["'self'", `'sha256-${hashOf('a()')}'`]);
  });

  test('has no ’unsafe-inline’, and allows no script or style from other sites', () => {
    const policy = policyOf(withPolicy(page));
    expect(policy).not.toMatch(/unsafe|http:|\*/);
    expect(directives(policy)['script-src']?.filter((source) => !source.startsWith("'"))).toEqual([]);
    expect(directives(policy)).toMatchObject({
      'default-src': ["'none'"],
      'style-src': ["'self'"],
      'base-uri': ["'self'"],
      'worker-src': ["'self'"],
    });
  });

  const site = 'property: https://www.jenkins.io\ngithubRepo: ""\ncopyrightYear: 2025\n';

  test('allows forms to target only the search engine, while the search is on', () => {
    copy.write(siteFile, site);
    expect(directives(pagePolicy([]))['form-action']).toEqual(["'self'", loadLinks().searchEngine]);
    copy.write(siteFile, `${site}showSearchBox: false\n`);
    expect(directives(pagePolicy([]))['form-action']).toEqual(["'self'"]);
  });

  test('allows requests to the hosted search only if the settings name one', () => {
    expect(pagePolicy([])).not.toContain('algolia');
    copy.write(siteFile, `${site}docSearch: { appId: APP1, apiKey: key2, indexName: docs3 }\n`);
    expect(directives(pagePolicy([]))['connect-src']).toEqual(
      expect.arrayContaining(['https://app1-dsn.algolia.net', 'https://*.algolianet.com']),
    );
  });

  test('can’t be added to a page without a charset', () => {
    expect(() => withPolicy('<!DOCTYPE html><title>x</title>')).toThrow('has no <meta charset>');
  });
});

test('the server’s policy forbids other sites to embed pages, which a meta element can’t', () => {
  expect(directives(headerPolicy)).toMatchObject({ 'frame-ancestors': ["'none'"], 'object-src': ["'none'"] });
});

test('the address of the contributors’ file is in the policy without its query, which browsers reject', () => {
  const { honoredContributors = '' } = loadLinks();
  const [file = ''] = honoredContributors.split('?');
  copy.edit(linksFile, honoredContributors, `${file}?newest=1`);
  expect(directives(pagePolicy([]))['connect-src']).toContain(file);
  expect(pagePolicy([])).not.toContain('newest');
});

test('special characters in an address add nothing to the policy', () => {
  const { honoredContributors = '' } = loadLinks();
  copy.edit(linksFile, honoredContributors, "https://a.example/x;script-src,*/it's&amp.csv");
  const added = directives(pagePolicy([]))['connect-src']?.find((source) => source.startsWith('https://a.example'));
  expect(added).toBe('https://a.example/x%3Bscript-src%2C*/it%27s&amp.csv');
  expect(policyOf(withPolicy(exportedPage('')))).toBe(pagePolicy([]));
});
