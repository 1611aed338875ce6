import { advisoriesFor, advisoryLink } from '@/lib/advisories/advisories';
import type { ChangelogRelease } from '@/lib/changelog/changelogs';
import type { ReleaseFacts } from '@/lib/changelog/version-check';
import { type InlineHtmlTree, readInlineHtml } from '@/lib/content/inline-html';
import { tryContent } from '@/lib/content/try-content';
import { javaFor } from '@/lib/download/java';
import { upgradeNotesOf } from '@/lib/upgrades/upgrades';

/** What is published of a release for the page that checks a version. Upgrade notes that can't be read are missing. */
export function releaseFacts({ version, date, changes, lts_changes, incomplete }: ChangelogRelease): ReleaseFacts {
  const notes = tryContent(() => upgradeNotesOf(version));
  return {
    version,
    date,
    java: javaFor(version),
    advisories: advisoriesFor(version)?.map(advisoryLink),
    upgradeNotes: notes === undefined ? undefined : markdownHeadings(notes),
    ...(incomplete ? { incomplete } : {}),
    // A change with references only has nothing to be read here.
    changes: [...changes, ...lts_changes].flatMap(({ type, message }) => {
      const text = plainText(message);
      return text ? [{ type: type.replaceAll(/\s/g, ''), text }] : [];
    }),
  };
}

/** The words of inline HTML. */
function plainText(html: string): string {
  return wordsOf(readInlineHtml(html)).replaceAll(/\s+/g, ' ').trim();
}

function wordsOf(node: InlineHtmlTree): string {
  if (node.type === 'text') return node.value;
  const text = 'children' in node ? node.children.map(wordsOf).join('') : '';
  const isBlock = node.type === 'element' && ['br', 'p', 'li'].includes(node.tagName);
  return isBlock ? ` ${text} ` : text;
}

/** The headings of a text in Markdown, without its marks. */
function markdownHeadings(markdown: string): string[] {
  return [...markdown.matchAll(/^#{1,6} +(.+?)[ #]*$/gm)].map(([, heading = '']) =>
    heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*_]/g, ''),
  );
}
