'use client';

import { usePathname } from 'next/navigation';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { localPath, splitLocale } from '@/lib/i18n/local-path';
import { isActiveLink, isSectionLink } from '@/lib/routing/active-link';

/** A link of the navigation bar. */
export interface NavbarLink {
  text: string;
  href: string;
  /** A line about the destination, for menus in wide windows. */
  hint?: string;
  isExternal?: boolean;
  /** The page belongs to another menu. */
  isRepeated?: boolean;
  /** Shown instead of the link if the address in content/ is invalid. */
  brokenText?: string;
}

/** A link in a menu of the navigation bar. */
interface NavbarMenuLink extends NavbarLink {
  /** A heading is emphasized; a sub-entry is indented below one. */
  kind: 'plain' | 'heading' | 'sub';
  /** The title of the group that begins with this link. */
  group?: string;
  /** Starts a new column in wide windows. */
  newColumn?: boolean;
  /** Shown only in the wide navbar, not in the drawer. */
  barOnly?: boolean;
}

/** A menu of the navigation bar. */
export interface NavbarMenu {
  text: string;
  /** The full form of `text`. */
  longText?: string;
  links: readonly NavbarMenuLink[];
}

/** The links and menus of the navigation bar, as list items. `property` is the origin of the site. */
export function NavbarEntries({ entries, property }: { entries: readonly (NavbarLink | NavbarMenu)[]; property: string }) {
  useEffect(() => {
    const menu = document.getElementById('site-menu');
    const own = ({ newState }: ToggleEvent) => {
      if (newState === 'open') menu?.nextElementSibling?.setAttribute('aria-owns', menu.id);
      else menu?.nextElementSibling?.removeAttribute('aria-owns');
    };
    // Screen readers find the open drawer after its button. Elsewhere, Firefox calls it a detail of the button, and Orca reads
    // each of its links twice.
    menu?.addEventListener('beforetoggle', own);
    return () => menu?.removeEventListener('beforetoggle', own);
  }, []);

  return entries.map((entry) => (
    <li key={entry.text}>
      {'links' in entry ? (
        <Dropdown menu={entry} property={property} />
      ) : (
        <NavLink link={entry} property={property} className="bar-item" />
      )}
    </li>
  ));
}

function Dropdown({ menu, property }: { menu: NavbarMenu; property: string }) {
  return (
    <details name="navbar">
      <summary className="bar-item">
        {menu.longText ? <abbr title={menu.longText}>{menu.text}</abbr> : menu.text}
        <Icon name="chevron-down" className="dropdown-arrow" />
      </summary>
      <ul className="menu">
        {menu.links.map((link) => {
          const { group, kind } = link;
          const begins = link.newColumn && 'menu-column';
          const barOnly = link.barOnly && 'bar-only';
          return (
            <Fragment key={`${link.text} ${link.href}`}>
              {group && <li className={classNames('menu-title', begins, barOnly)}>{group}</li>}
              <li className={classNames(!group && begins, barOnly)}>
                <NavLink link={link} property={property} className={kind === 'plain' ? 'menu-item' : `menu-item menu-${kind}`}>
                  {link.text}
                  {link.isExternal && <Icon name="external-link" className="external-mark" />}
                </NavLink>
                {link.hint && <span className="menu-hint">{link.hint}</span>}
              </li>
            </Fragment>
          );
        })}
      </ul>
    </details>
  );
}

function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

interface NavLinkProps {
  link: NavbarLink;
  /** The origin of the site. */
  property: string;
  className: string;
  /** The text with other content. */
  children?: ReactNode;
}

/** A link of the navigation bar, marked when it leads to the current page. */
export function NavLink({ link, property, className, children }: NavLinkProps) {
  const { locale, path } = splitLocale(usePathname());
  const { href, text, isRepeated, brokenText } = link;
  if (brokenText) {
    return (
      <span className={className}>
        {text} <span className="error-text">{brokenText}</span>
      </span>
    );
  }
  const here = localPath(path, locale);
  const current = isActiveLink(href, here, property) ? ('page' as const) : undefined;
  const isSection = !isRepeated && isSectionLink(href, here, property);
  return (
    <a href={href} className={className} aria-current={current} data-section={isSection || undefined}>
      {children ?? text}
    </a>
  );
}
