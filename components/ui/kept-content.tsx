'use client';

import { type ReactNode, useState } from 'react';

interface KeptContentProps {
  as: 'article' | 'div' | 'ul';
  /** The id of the element; by this property the build knows the component (scripts/export/kept-content.ts). */
  contentId: string;
  className?: string;
  'data-release'?: string;
  /** Plain HTML; a component of the browser in it would stay what it was in the HTML. */
  children: ReactNode;
}

/** The content of the page that was loaded, for when the router shows it again. */
const loaded = new Map<string, string>();

/**
 * Long content that needs no scripts. In the HTML it is as it is; what scripts read doesn't say it again, and React leaves the
 * elements of the page alone (docs/decisions/payloads.md).
 */
export function KeptContent({ as: Tag, contentId, children, ...properties }: KeptContentProps) {
  const [html] = useState(() => (children === null ? loadedContent(contentId) : undefined));
  if (html === undefined) {
    return (
      <Tag {...properties} id={contentId}>
        {children}
      </Tag>
    );
  }
  // It is the site's own HTML, from the page or kept from it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <Tag {...properties} id={contentId} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

function loadedContent(id: string): string {
  const html = loaded.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  loaded.set(id, html);
  return html;
}
