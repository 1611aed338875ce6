import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { addressDestination, type Destination } from '@/lib/routing/destinations';

export interface LinkOptions {
  children: ReactNode;
  className?: string;
  /** The element's id, so that other links can target it. */
  id?: string;
  /**
   * Opens in a new tab and announces it; only where docs/behavior.md requires it. `unmarked` omits the icon, where a note says
   * so for all links.
   */
  newTab?: boolean | 'unmarked';
  /** The id of an element that describes where the link leads. */
  describedBy?: string;
  /** A tooltip with more about the destination. */
  title?: string;
  /** The language of the link text if it differs from the page's. */
  lang?: string;
}

/** A link to an address from content, external or a path of this site. An invalid address renders an error text. */
export function AddressLink({ address, ...options }: LinkOptions & { address: string }) {
  return <ResolvedLink {...addressDestination(address, useLocale())} {...options} />;
}

/** A link to an address that has already been resolved. */
export function ResolvedLink({ href, kind, children, newTab = false, describedBy, ...attributes }: LinkOptions & Destination) {
  const t = useTranslations('chrome');
  const locale = useLocale();
  if (kind === 'missing') {
    return (
      <span {...attributes}>
        {children} <span className="error-text">{t('linkBroken')}</span>
      </span>
    );
  }
  const opensTab = newTab && kind !== 'anchor';
  if (!opensTab) {
    return (
      <a href={href} aria-describedby={describedBy} {...attributes}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" aria-describedby={describedBy} {...attributes}>
      {children}
      <span className="new-tab-mark">
        {newTab !== 'unmarked' && <Icon name="external-link" className="inline size-icon-text" />}
        <span className="sr-inline" lang={attributes.lang && locale}>
          {` ${t('opensInNewTab')}`}
        </span>
      </span>
    </a>
  );
}
