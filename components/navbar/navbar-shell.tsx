'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { attachNavbarBehavior } from './navbar-behavior';

/** The outer element of the bar; adds keyboard support and closing to the server-rendered bar inside. */
export function NavbarShell({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? attachNavbarBehavior(bar.current) : undefined), []);
  return (
    <header ref={bar} className="navbar-shell">
      {children}
    </header>
  );
}
