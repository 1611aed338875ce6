import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { inlineHtmlSchema } from '@/lib/content/inline-html-schema';
import { RecordLink } from './record-link';

/**
 * A record's text that may contain inline HTML. The sanitizer keeps text formatting and links, the result is
 * built from elements and never from markup, and links follow the same rules as in other records.
 */
export function InlineHtml({ html }: { html: string }) {
  const tree = sanitize(fromHtml(html, { fragment: true }), inlineHtmlSchema);
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { a: InlineLink } });
}

function InlineLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  return <RecordLink address={href}>{children}</RecordLink>;
}
