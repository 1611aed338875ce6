'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { isActiveLink } from '@/lib/routing/active-link';

interface NavLinkProps {
  href: string;
  children: ReactNode;
  className: string;
  title?: string;
  /** The site's own origin. */
  property: string;
}

/** A link of the navigation bar, marked when it leads to the current page. */
export function NavLink({ href, children, className, title, property }: NavLinkProps) {
  const { locale, path } = splitLocale(usePathname());
  const current = isActiveLink(href, localPath(path, locale), property) ? ('page' as const) : undefined;
  const attributes = { href, className, title, 'aria-current': current };
  return <a {...attributes}>{children}</a>;
}
