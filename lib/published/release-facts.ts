import { advisoriesFor, advisoryLink } from '@/lib/advisories/advisories';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import type { ReleaseFacts } from '@/lib/changelog/version-check';
import { type InlineHtmlTree, readInlineHtml } from '@/lib/content/inline-html';
import { tryContent } from '@/lib/content/try-content';
import { javaFor } from '@/lib/download/java';
import { upgradeNotesOf } from '@/lib/upgrades/upgrades';

/** The facts that the version check fetches about a release. Upgrade notes are omitted if they can't be read. */
export function releaseFacts({ version, date, changes, lts_changes, incomplete }: ChangelogRelease): ReleaseFacts {
  const notes = tryContent(() => upgradeNotesOf(version));
  return {
    version,
    date,
    java: javaFor(version),
    advisories: advisoriesFor(version)?.map(advisoryLink),
    upgradeNotes: notes === undefined ? undefined : markdownHeadings(notes),
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
