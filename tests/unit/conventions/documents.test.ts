import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pageFeedbackLinks, type ReportText } from '@/lib/feedback/page-feedback';
import { loadSite } from '@/lib/site/site';
import { codeFiles } from '@/scripts/check-unused/read-imports';

const documents = [
  ...readdirSync('.'),
  ...['.github', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replaceAll('\\', '/'));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** A document without its code blocks, in which links and headings have no meaning. */
function proseOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^(`{3,})[^\n]*\n.*?^\1$/gms, '');
}

/** The links within the repository. */
function linksIn(file: string): string[] {
  const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => !/^[a-z]+:/.test(link));
}

function headingsOf(file: string): string[] {
  return [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

/** The anchors that GitHub derives from a document's headings. */
function anchorsOf(file: string): string[] {
  return headingsOf(file).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isDead(link: string, from: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? normalize(join(dirname(from), path)) : from;
  if (!existsSync(target)) return true;
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
}

test('the documentation and its links and anchors are found, so that these tests check something', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/architecture.md']));
  expect(linksIn('README.md')).toContain('docs/architecture.md');
  expect(anchorsOf('README.md')).toContain('contribute');
  expect(isDead('docs/no-such-page.md', 'README.md')).toBe(true);
  expect(isDead('README.md#no-such-heading', 'README.md')).toBe(true);
});

describe.each(documents)('the document %s', (file) => {
  test('links only to existing files and headings', () => {
    expect(linksIn(file).filter((link) => isDead(link, file))).toEqual([]);
  });

  test('mentions only existing commands', () => {
    const named = [...readFileSync(file, 'utf8').matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

test.each(['docs/how-to', 'docs/decisions'])('the index of %s links to each of its pages', (folder) => {
  const pages = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
  expect(linksIn(`${folder}/README.md`)).toEqual(expect.arrayContaining(pages));
});

test('report links on pages prefill an existing issue form, by the names of its fields', () => {
  const form = readFileSync(`.github/ISSUE_TEMPLATE/${loadSite().template}`, 'utf8');
  const { pageIssue = '' } = pageFeedbackLinks({ githubRepo: 'owner/name', template: loadSite().template }, {} as ReportText);
  const { labels, template, ...fields } = Object.fromEntries(new URL(pageIssue).searchParams);
  expect(template).toBe(loadSite().template);
  expect(form).toContain(`labels: [${labels}]`);
  expect(Object.keys(fields)).toEqual(['problem']);
  for (const field of Object.keys(fields)) expect(form).toContain(`\n    id: ${field}\n`);
});

test('the paths that have owners exist', () => {
  const owners = readFileSync('.github/CODEOWNERS', 'utf8').split('\n');
  const paths = owners.filter((line) => line.startsWith('/')).map((line) => line.split(' ')[0]?.slice(1) ?? '');
  expect(paths).toContain('messages/');
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('comments refer only to existing headings of docs/behavior.md', () => {
  const cited = codeFiles(['app', 'components', 'lib', 'scripts', 'tests']).flatMap((file) => {
    // Long comments may wrap within a citation.
    const unwrapped = readFileSync(file, 'utf8').replace(/\n\s*(?:\*|\/\/) /g, ' ');
    return [...unwrapped.matchAll(/docs\/behavior\.md, ([\w -]+)/g)].map(([, heading = '']) => heading);
  });
  expect(cited.length).toBeGreaterThan(100);
  expect(headingsOf('docs/behavior.md')).toEqual(expect.arrayContaining(cited));
});
