import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { getTranslations } from 'next-intl/server';
import { parseAddress } from '@/lib/content/address';
import { anchorsIn, readInlineHtml } from '@/lib/content/inline-html';
import { tryContent } from '@/lib/content/try-content';
import type { ReleaseLine } from '@/lib/download/downloads';
import { absoluteAddress, withBase } from '@/lib/i18n/base-path';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadSite } from '@/lib/site/site';
import { changelogFolders, changelogRoutes } from './changelog-folders';
import { currentAddress, referenceAddress, referencesOf, releaseNotesAddress } from './changelog-links';
import { feedPaths, releasePath } from './changelog-pages';
import { type Change, loadChangelog } from './changelogs';
import { groupChanges, isKnownType } from './group-changes';
import { issueLabel } from './issues';
import { recent } from './release-lists';

/** A feed of a line's newest releases, in English like its entries; empty if the changelog is invalid. */
export async function changelogFeed(line: ReleaseLine): Promise<Feed> {
  const { property } = loadSite();
  const page = await getTranslations({ locale: defaultLocale, namespace: `pages.${changelogRoutes[line].list}` });
  const changes = await getTranslations({ locale: defaultLocale, namespace: 'parts.changes' });
  const entry = await getTranslations({ locale: defaultLocale, namespace: `parts.changelog.release.${line}` });
  const home = property + withBase('');
  const address = home + changelogFolders[line].list;
  const releases = recent(line, tryContent(() => loadChangelog(line)) ?? []);
  const { rss, atom } = feedPaths(line);
  const feed = new Feed({
    title: page('documentTitle'),
    description: page('description'),
    id: address,
    link: address,
    language: defaultLocale,
    updated: dateOf(releases.find(({ date }) => date)?.date),
    feedLinks: { rss: home + rss, atom: home + atom },
  });

  /** The fallback for a change without a message. */
  const linksOf = (change: Change) =>
    referencesOf(change, false)
      .map((reference) => {
        const label =
          'issue' in reference ? issueLabel(reference.issue) : 'pull' in reference ? `#${reference.pull}` : reference.title;
        return `<a href="${referenceAddress(reference)}">${safeText(label)}</a>`;
      })
      .join(' ');

  for (const { version, date, banner, changes: own, lts_changes, incomplete } of releases) {
    const groups = groupChanges([...own, ...lts_changes]).map(
      ({ type, name, changes: grouped }) =>
        `<h3>${isKnownType(type) ? changes(`types.${type}`) : safeText(name)}</h3><ul>${grouped.map((change) => `<li>${safeHtml(change.message || linksOf(change), property)}</li>`).join('')}</ul>`,
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
function dateOf(date?: string | null): Date {
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

function safeText(text: string): string {
  return toHtml({ type: 'text', value: text });
}
