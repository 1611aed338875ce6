import { JSDOM } from 'jsdom';
import { archiveYears, releasePath, releaseVersions, yearPath } from '@/lib/changelog/changelog-pages';
import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { routeIds, routeSource } from '@/lib/routing/routes';
import { loadSite } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { pagePath } from '@/tests/support/pages';
import { wordsIn } from '@/tests/support/words';
import { finishedFile, textOf } from './support/finished-page';

const { githubRepo, githubBranch, property } = loadSite();

/** The feedback links in the footer by their text. */
function feedbackOn(path: string): Map<string, HTMLAnchorElement> {
  const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(finishedFile(path)) ?? [];
  const { window } = new JSDOM(footer);
  expect(window.document.querySelectorAll('a').length).toBeGreaterThan(0);
  const links = window.document.querySelectorAll<HTMLAnchorElement>('section[aria-labelledby="page-feedback"] a');
  return new Map([...links].map((link) => [textOf(link), link]));
}

test.each(routeIds)('the page "%s" has links to edit its source and to report a problem', (id) => {
  const words = readMessages(defaultLocale).chrome.feedback;
  const source = routeSource(id);
  const links = feedbackOn(pagePath(id));
  const edit = links.get(words.edit);
  expect(decodeURIComponent(edit?.href ?? '')).toBe(`https://github.com/${githubRepo}/edit/${githubBranch}/${source}`);
  expect(edit?.getAttribute('href')).not.toMatch(/[()]/);
  expect(edit).toHaveAttribute('rel', 'noopener noreferrer');
  expect(links.has(words.pageIssue)).toBe(true);
  // Only pages below /download/ have an infrastructure report.
  expect(links.has(words.infraIssue)).toBe(source.includes('/download/'));
});

test.each(locales)('the problem report names the page and its source, and asks for the details, in %s', (locale) => {
  const { chrome, pages } = readMessages(locale);
  const { form, pageIssue } = chrome.feedback;
  const { title } = pages.roadmap;
  const { origin, pathname, searchParams } = new URL(feedbackOn(pagePath('roadmap', locale)).get(pageIssue)?.href ?? '');

  expect(origin + pathname).toBe(`https://github.com/${githubRepo}/issues/new`);
  expect(searchParams.get('labels')).toBe('bug');
  expect(searchParams.get('template')).toBe(loadSite().template || '4-bug.md');
  expect(searchParams.get('title')).toBe(`${title} ${form.page} - ${form.summaryPlaceholder}`);
  const lines = (searchParams.get('body') ?? '').split('\n');
  expect(lines[0]).toContain(`[${title}](${property}${pagePath('roadmap', locale)})`);
  expect(decodeURIComponent(lines[0] ?? '')).toContain(`/${githubRepo}/tree/${githubBranch}/${routeSource('roadmap')})`);
  expect(lines).toEqual(expect.arrayContaining([form.describe, `# ${form.screenshots}`, `# ${form.solution}`]));
  expect(lines.at(-1)).toBe(form.notApplicable);
  expect(lines.filter((line) => line.startsWith(' '))).toEqual([]);
});

test.each(locales)('the not-found page has no edit link, in %s', (locale) => {
  expect([...feedbackOn(`${localPath('/', locale)}404.html`)]).toEqual([]);
});

test('the report from a page of one release or one year names that page and not the list', () => {
  const { chrome } = readMessages(defaultLocale);
  const [version = ''] = releaseVersions('stable');
  const [year = ''] = archiveYears('weekly');
  const t = wordsIn();
  for (const [path, title] of [
    [releasePath('stable', version), t('parts.changelog.release.stable.title', { version })],
    [yearPath('weekly', year), t('parts.changelog.year.weekly.title', { year })],
  ] as const) {
    const { searchParams } = new URL(feedbackOn(path).get(chrome.feedback.pageIssue)?.href ?? '');
    expect(searchParams.get('body')).toContain(`[${title}](${property}${path})`);
  }
});
