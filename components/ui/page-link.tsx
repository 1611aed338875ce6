'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link to a page of this site. The page is prefetched on hover or focus, not when the link scrolls into view: a
 * menu of fifty links would load the whole site. What the caller hands over leaves hover and focus to the link.
 */
export function PageLink(props: Omit<ComponentProps<typeof Link>, 'prefetch' | 'onPointerEnter' | 'onFocus'>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <Link {...props} href={withoutBase(props.href)} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />;
}

/** Next adds the path that the site is served below to the addresses of its links by itself. */
function withoutBase(href: ComponentProps<typeof Link>['href']) {
  const base = process.env.SITE_BASE;
  return base && typeof href === 'string' && href.startsWith(`${base}/`) ? href.slice(base.length) : href;
}
