'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'onPointerEnter' | 'onFocus' | 'popover' | 'ref'> {
  href: string;
}

/** The browser prepares pages by itself, as the site's rules ask it to, and then opens them faster than a script could. */
const isLeftToBrowser = () => typeof HTMLScriptElement !== 'undefined' && HTMLScriptElement.supports?.('speculationrules');

/**
 * A link to a page of this site. Where the browser can prepare the page, it also opens it; elsewhere Next's router does
 * (docs/decisions/prefetching.md).
 */
export function PageLink(props: PageLinkProps) {
  return isLeftToBrowser() ? <a {...props} /> : <RoutedLink {...props} />;
}

/**
 * The page is prefetched on hover or focus, not when the link scrolls into view: a menu of fifty links would load the whole site.
 * What the caller hands over leaves hover and focus to the link.
 */
function RoutedLink(props: PageLinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <Link {...props} href={withoutBase(props.href)} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />;
}

/** Next adds the path that the site is served below to the addresses of its links by itself. */
function withoutBase(href: string) {
  const base = process.env.SITE_BASE;
  return base && href.startsWith(`${base}/`) ? href.slice(base.length) : href;
}
