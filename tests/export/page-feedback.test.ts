import { JSDOM } from 'jsdom';
import { archiveYears, releasePath, releaseVersions, yearPath } from '@/lib/changelog/pages/changelog-pages';
import { startBuild } from '@/lib/environment/environment.mjs';
import { editLink } from '@/lib/feedback/edit-link';
import { localPath } from '@/lib/i18n/local-path';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { routeIds } from '@/lib/routing/routes';
import { sourceRepository, upstreamRepository } from '@/lib/site/repositories';
import { loadSite } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { repositoryOfSources } from '@/scripts/shared/repository.mjs';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { finishedFile, textOf } from './support/finished-page';

const { property, template } = loadSite();

startBuild({ repository: repositoryOfSources() });
const reports = sourceRepository() ?? upstreamRepository();

/** The feedback links above the footer by their text. */
function feedbackOn(path: string): Map<string, HTMLAnchorElement> {
  const [aside = ''] = /<aside class="page-feedback"[\s\S]*?<\/aside>/.exec(finishedFile(path)) ?? [];
  const { window } = new JSDOM(aside);
  const links = window.document.querySelectorAll<HTMLAnchorElement>('a');
  return new Map([...links].map((link) => [textOf(link), link]));
}

test.each(routeIds)(
  'the page "%s" has links to edit its sources, if their repository is known, and to report a problem',
  (id) => {
    const label = readMessages(defaultLocale).chrome.feedback;
    const { path, repository } = editLink(id, defaultLocale);
    const links = feedbackOn(pagePath(id));
    const edit = links.get(label.edit);
    const view = /\.\w+$/.test(path) ? 'edit' : 'tree';
    expect(edit?.href).toBe(repository && `${repository.address}/${view}/${repository.branch}/${path}`);
    expect(links.has(label.pageIssue)).toBe(reports !== undefined);
    // Only pages below /download/ have an infrastructure report.
    expect(links.has(label.infraIssue)).toBe(reports !== undefined && pagePath(id).startsWith('/download/'));
    for (const link of links.values()) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test.each(locales)('the problem report names the page, and its source, in %s', (locale) => {
  const { chrome, pages } = readMessages(locale);
  const { title } = pages.roadmap;
  const { path, repository } = editLink('roadmap', locale);
  const { href } = feedbackOn(pagePath('roadmap', locale)).get(chrome.feedback.pageIssue) ?? {};
  expect(href === undefined).toBe(reports === undefined);
  if (!href) return;
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe(`${reports?.address}/issues/new`);
  expect(Object.fromEntries(searchParams)).toEqual({
    labels: 'bug',
    template,
    problem: expect.stringContaining(`[${title}](${property}${pagePath('roadmap', locale)})`),
  });
  if (repository) expect(searchParams.get('problem')).toContain(`${repository.address}/tree/${repository.branch}/${path})`);
});

test('a problem report from the page of one release or one year names that page and not the changelog', () => {
  const { chrome } = readMessages(defaultLocale);
  const [version = ''] = releaseVersions('stable');
  const [year = ''] = archiveYears('weekly');
  const t = messagesIn();
  for (const [path, title] of [
    [releasePath('stable', version), t('parts.changelog.release.stable.title', { version })],
    [yearPath('weekly', year), t('parts.changelog.year.weekly.title', { year })],
  ] as const) {
    const { searchParams } = new URL(feedbackOn(path).get(chrome.feedback.pageIssue)?.href ?? 'missing:');
    if (reports) expect(searchParams.get('problem')).toContain(`[${title}](${property}${path})`);
  }
});

test.each(locales)('the not-found page has no edit link, in %s', (locale) => {
  expect([...feedbackOn(`${localPath('/', locale)}404.html`)]).toEqual([]);
});
