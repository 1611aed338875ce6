'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link to a page of this site. The page is prefetched on hover or focus, not when the link scrolls into view: a
 * menu of fifty links would load the whole site.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return <Link {...props} prefetch={wanted ? null : false} onPointerEnter={want} onFocus={want} />;
}
