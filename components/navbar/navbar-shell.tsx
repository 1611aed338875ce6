'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { closeMenusOnClick, closeMenusOnLeave, handleMenuKey } from './navbar-behavior';

/** The outer element of the bar; adds keyboard support and closing to the server-rendered bar inside. */
export function NavbarShell({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const onClick = ({ target }: Event) => bar.current && closeMenusOnClick(bar.current, target);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the menus inside
    <header ref={bar} onBlur={closeMenusOnLeave} onKeyDown={handleMenuKey} className="navbar-shell">
      {children}
    </header>
  );
}
