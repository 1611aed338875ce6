import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { inlineHtmlSchema } from '@/lib/content/inline-html-schema';
import { RecordLink } from './record-link';

/**
 * Text of a record that may hold inline HTML. The sanitizer lets through what shapes words, and
 * links; elements are made of it, never markup, and a link leads only where links of records may.
 */
export function InlineHtml({ html }: { html: string }) {
  const tree = sanitize(fromHtml(html, { fragment: true }), inlineHtmlSchema);
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { a: InlineLink } });
}

function InlineLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  return <RecordLink address={href}>{children}</RecordLink>;
}
