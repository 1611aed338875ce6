import { Feed, type FeedOptions } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { getFormatter, getTranslations } from 'next-intl/server';
import { type Change, loadChangelog } from '@/lib/changelog/changelogs';
import { issueLabel } from '@/lib/changelog/issues';
import { changelogFolders, changelogRoutes } from '@/lib/changelog/pages/changelog-folders';
import { currentAddress, referenceAddress, referencesOf, releaseNotesAddress } from '@/lib/changelog/pages/changelog-links';
import { type FeedName, feedPaths, releasePath } from '@/lib/changelog/pages/changelog-pages';
import { groupChanges, isKnownType } from '@/lib/changelog/pages/group-changes';
import { recentReleases } from '@/lib/changelog/pages/release-lists';
import { newestDay, newestUntil } from '@/lib/changelog/status/release-status';
import { parseAddress } from '@/lib/content/address';
import { anchorsIn, readInlineHtml } from '@/lib/content/inline-html';
import { tryContent } from '@/lib/content/try-content';
import type { ReleaseLine } from '@/lib/download/downloads';
import { absoluteAddress, withBase } from '@/lib/i18n/base-path';
import { defaultLocale } from '@/lib/i18n/locales';
import { isComing } from '@/lib/site/build-date';
import { loadLinks } from '@/lib/site/links';
import { loadSite } from '@/lib/site/site';

/** A feed without entries. Its texts are in English, like the entries. */
export async function emptyFeed(name: FeedName, path: string, texts: Pick<FeedOptions, 'title' | 'description'>, day?: string) {
  const site = await getTranslations({ locale: defaultLocale, namespace: 'site' });
  const home = loadSite().property + withBase('');
  const { rss, atom } = feedPaths(name);
  return new Feed({
    ...texts,
    id: home + path,
    link: home + path,
    language: defaultLocale,
    updated: dateOf(day),
    feedLinks: { rss: home + rss, atom: home + atom },
    author: { name: site('name'), link: home },
  });
}

/** The file of a feed. */
export async function feedFile(feed: Promise<Feed>, format: 'rss' | 'atom'): Promise<Response> {
  const text = format === 'rss' ? (await feed).rss2() : (await feed).atom1();
  return new Response(text, { headers: { 'content-type': `application/${format}+xml; charset=utf-8` } });
}

/** A feed of a line's newest releases; empty if the changelog is invalid. */
export async function changelogFeed(line: ReleaseLine): Promise<Feed> {
  const { property } = loadSite();
  const outdated = await getTranslations({ locale: defaultLocale, namespace: 'pages.downloadCheck.outdated' });
  const page = await getTranslations({ locale: defaultLocale, namespace: `pages.${changelogRoutes[line].list}` });
  const changes = await getTranslations({ locale: defaultLocale, namespace: 'parts.changes' });
  const entry = await getTranslations({ locale: defaultLocale, namespace: `parts.changelog.release.${line}` });
  const home = property + withBase('');
  const releases = recentReleases(line, tryContent(() => loadChangelog(line)) ?? []);
  const [day, until] = [newestDay(line), newestUntil(line)];
  const date = day && (await getFormatter({ locale: defaultLocale })).dateTime(new Date(day), { dateStyle: 'long' });
  const age = date && until && !isComing(until) ? ` ${outdated('text', { date })} ${loadLinks().coreReleases}` : '';
  const texts = { title: page('documentTitle'), description: page('description') + age };
  const feed = await emptyFeed(line, changelogFolders[line].list, texts, releases.find(({ date: own }) => own)?.date);

  /** The message of a change and its references, as on the page of the release. */
  const textOf = (change: Change) => {
    const links = referencesOf(change, true).map((reference) => {
      const label =
        'issue' in reference ? issueLabel(reference.issue) : 'pull' in reference ? `#${reference.pull}` : reference.title;
      return `<a href="${referenceAddress(reference)}">${safeText(label)}</a>`;
    });
    return safeHtml([change.message, ...links].filter(Boolean).join(' '), property);
  };

  for (const { version, date, banner, changes: own, lts_changes, incomplete } of releases) {
    const groups = groupChanges([...own, ...lts_changes]).map(
      ({ type, name, changes: grouped }) =>
        `<h3>${isKnownType(type) ? changes(`types.${type}`, { count: grouped.length }) : safeText(name)}</h3><ul>${grouped.map((change) => `<li>${textOf(change)}</li>`).join('')}</ul>`,
    );
    const link = home + releasePath(line, version);
    const remark = incomplete ? changes(groups.length > 0 ? 'incomplete' : 'unknown') : groups.length > 0 ? '' : changes('none');
    const official = `<a href="${releaseNotesAddress(version)}">${changes('official', { version })}</a>`;
    const remarks = remark && `<p>${remark}${incomplete ? ` ${official}` : ''}</p>`;
    feed.addItem({
      title: entry('title', { version }),
      id: link,
      link,
      date: dateOf(date),
      // The library writes the content as CDATA and escapes only the first `]]>`.
      content: `${banner ? `<div>${safeHtml(banner, property)}</div>` : ''}${groups.join('')}${remarks}`.replaceAll(
        ']]>',
        ']]&gt;',
      ),
    });
  }
  return feed;
}

/** Feeds require a date; a release that was never published gets the Unix epoch. */
export function dateOf(date?: string | null): Date {
  return new Date(`${date ?? '1970-01-01'}T00:00:00Z`);
}

/** Inline HTML for feed readers: sanitized, with absolute URLs. Invalid links become plain text, as on the page. */
function safeHtml(html: string, property: string): string {
  const tree = readInlineHtml(html);
  for (const { properties } of anchorsIn(tree)) {
    const { address } = parseAddress(String(properties.href));
    properties.href = address && absoluteAddress(currentAddress(address), property);
  }
  return toHtml(tree);
}

/** Text as HTML. */
export function safeText(text: string): string {
  return toHtml({ type: 'text', value: text });
}
