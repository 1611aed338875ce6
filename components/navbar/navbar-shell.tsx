'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { attachNavbarBehavior } from './navbar-behavior';

/** The bar's outer element; gives the server-rendered bar inside it its keyboard and closing behavior. */
export function NavbarShell({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? attachNavbarBehavior(bar.current) : undefined), []);
  return (
    <header ref={bar} className="navbar-shell">
      {children}
    </header>
  );
}
