import { advisoryLink, loadAdvisories } from '@/lib/advisories/advisories';
import { type ChangelogRelease, loadChangelog } from '@/lib/changelog/changelogs';
import type { CheckData, ReleaseChanges } from '@/lib/changelog/check/version-data';
import { releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { releaseYears } from '@/lib/changelog/pages/release-lists';
import { newestUntil } from '@/lib/changelog/status/release-status';
import { type InlineHtmlTree, readInlineHtml } from '@/lib/content/inline-html';
import { loadOrReport, tryContent } from '@/lib/content/try-content';
import type { ReleaseLine } from '@/lib/download/downloads';
import { loadJavaRequirements } from '@/lib/download/java';
import { loadUpgrades } from '@/lib/upgrades/upgrades';

/**
 * The data of a line that the version check fetches. Upgrade notes and Java versions are omitted if they can't be read, and
 * security warnings if any of them can't.
 * @throws ContentError when the changelog can't be read
 */
export function checkData(line: ReleaseLine): CheckData {
  const advisories = loadOrReport(loadAdvisories);
  const areKnown = advisories.ok && advisories.value.length > 0 && advisories.invalidRecords.length === 0;
  return {
    releases: releaseYears(loadChangelog(line)).flatMap(({ year, releases }) =>
      releases.map(({ version, date }) => ({ version, date, year })),
    ),
    newestUntil: newestUntil(line),
    advisories: areKnown
      ? advisories.value
          .map((advisory) => ({ ...advisoryLink(advisory), patterns: advisory.versions.map(({ pattern }) => pattern) }))
          .toReversed()
      : undefined,
    java: (tryContent(loadJavaRequirements) ?? []).map((requirement) => ({ version: requirement[line], java: requirement.java })),
    upgradeNotes: (tryContent(loadUpgrades) ?? [])
      .map(({ file, raw_content }) => ({
        version: file,
        headings: markdownHeadings(raw_content),
        hasPage: releaseVersions('stable').includes(file),
      }))
      .toReversed(),
  };
}

/** The changes of a release, as the version check fetches them. */
export function releaseChanges({ version, changes, lts_changes, incomplete }: ChangelogRelease): ReleaseChanges {
  return {
    version,
    ...(incomplete ? { incomplete } : {}),
    // Changes that consist of references have no text to show.
    changes: [...changes, ...lts_changes].flatMap(({ type, message }) => {
      const text = plainText(message);
      return text ? [{ type: type.replaceAll(/\s/g, ''), text }] : [];
    }),
  };
}

/** The text content of inline HTML. */
function plainText(html: string): string {
  return textOf(readInlineHtml(html)).replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: InlineHtmlTree): string {
  if (node.type === 'text') return node.value;
  const text = 'children' in node ? node.children.map(textOf).join('') : '';
  const isBlock = node.type === 'element' && ['br', 'p', 'li'].includes(node.tagName);
  return isBlock ? ` ${text} ` : text;
}

/** The headings of a Markdown text, without Markdown syntax. */
function markdownHeadings(markdown: string): string[] {
  return [...markdown.matchAll(/^#{1,6} +(.+?)[ #]*$/gm)].map(([, heading = '']) =>
    heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*_]/g, ''),
  );
}
