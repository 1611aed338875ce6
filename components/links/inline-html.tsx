import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { readInlineHtml } from '@/lib/content/inline-html';
import { Code } from './code';
import { RecordLink } from './record-link';

/** Cache of parsed texts: lists, archives, and every locale show the same ones. */
const read = new Map<string, ReactNode>();

/**
 * A record's text that may contain inline HTML (lib/content/inline-html.ts). Creates React elements instead of setting
 * HTML, and links follow the same rules as in other records.
 */
export function InlineHtml({ html }: { html: string }) {
  const known = read.get(html);
  if (known !== undefined) return known;
  const elements = toJsxRuntime(readInlineHtml(html), {
    Fragment,
    jsx,
    jsxs,
    components: { a: InlineLink, code: Code, ol: Numbers, ul: Bullets },
  });
  read.set(html, elements);
  return elements;
}

function InlineLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  return <RecordLink address={href}>{children}</RecordLink>;
}

function Numbers({ children }: { children?: ReactNode }) {
  return <ol className="inline-list list-decimal">{children}</ol>;
}

function Bullets({ children }: { children?: ReactNode }) {
  return <ul className="inline-list list-disc">{children}</ul>;
}
