'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { attachNavbarBehaviour } from './navbar-behaviour';

/** The bar's outer element; gives the server-rendered bar inside it its keyboard and closing behaviour. */
export function NavbarShell({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? attachNavbarBehaviour(bar.current) : undefined), []);
  return (
    <header ref={bar} className="navbar-shell">
      {children}
    </header>
  );
}
