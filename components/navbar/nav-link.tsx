'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { isActiveLink } from '@/lib/routing/active-link';

interface NavLinkProps {
  href: string;
  children: ReactNode;
  className: string;
  title?: string;
  /** The site's own origin. */
  property: string;
  /** The link leads to a page of this site, so client-side navigation works. */
  isPage: boolean;
}

/** A link of the navigation bar, marked when it leads to the current page. */
export function NavLink({ href, children, className, title, property, isPage }: NavLinkProps) {
  const pathname = `${process.env.SITE_BASE ?? ''}${usePathname()}`;
  const current = isActiveLink(href, pathname, property) ? ('page' as const) : undefined;
  const attributes = { href, className, title, 'aria-current': current };
  return isPage ? <PageLink {...attributes}>{children}</PageLink> : <a {...attributes}>{children}</a>;
}
