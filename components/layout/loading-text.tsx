'use client';

import { usePathname } from 'next/navigation';
import { localPath, splitLocale } from '@/lib/i18n/local-path';

interface LoadingTextProps {
  /** What to say, by the address of the page that is on its way; the start page's text stands in for those that have none. */
  texts: Readonly<Record<string, string>>;
}

/** Says which page is on its way. */
export function LoadingText({ texts }: LoadingTextProps) {
  const pathname = usePathname();
  const address = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return (
    <p role="status" className="loading">
      {texts[address] ?? texts[localPath('/', splitLocale(pathname).locale)]}
    </p>
  );
}
