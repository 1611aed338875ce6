'use client';

import { usePathname } from 'next/navigation';
import { localPath, splitLocale } from '@/lib/i18n/local-path';

interface LoadingTextProps {
  /** The message by path of the page being loaded; pages without one use the start page's. */
  texts: Readonly<Record<string, string>>;
}

/** Tells the visitor what is being loaded. */
export function LoadingText({ texts }: LoadingTextProps) {
  const pathname = `${process.env.SITE_BASE ?? ''}${usePathname()}`;
  const address = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return (
    <p role="status" className="loading">
      {texts[address] ?? texts[localPath('/', splitLocale(pathname).locale)]}
    </p>
  );
}
