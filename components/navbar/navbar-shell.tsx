'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { closeMenusOnClick, closeMenusOnLeave, handleMenuKey } from './navbar-behavior';

/** The navbar's outer element: adds keyboard support and closes the menus of the server-rendered children. */
export function NavbarShell({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const onClick = ({ target }: Event) => bar.current && closeMenusOnClick(bar.current, target);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble up from the menus inside
    <header ref={bar} onBlur={closeMenusOnLeave} onKeyDown={handleMenuKey} className="navbar-shell">
      {children}
    </header>
  );
}
