import { useEffect, useRef, useState } from 'react';
import { loadPart } from './load-part';
import { isModifiedClick } from './modified-click';

/**
 * Opens a dialog instead of following the links of a list. If the dialog can't be loaded, the links work as without JavaScript.
 * @param links the selector of the links in the list
 * @param importPart imports the dialog; the same function in each render
 */
export function useLinkDialog<Part>(links: string, importPart: () => Promise<Part>) {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ part: Part; index: number }>();

  useEffect(() => {
    const listeners = new AbortController();
    const open = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null;
      if (!link || isModifiedClick(event)) return;
      event.preventDefault();
      try {
        const part = await loadPart(importPart);
        if (!part) return listeners.abort();
        setOpened({ part, index: [...(list.current?.querySelectorAll(links) ?? [])].indexOf(link) });
      } catch {
        location.assign(link.href);
      }
    };
    list.current?.addEventListener('click', open, { signal: listeners.signal });
    return () => listeners.abort();
  }, [links, importPart]);

  return { list, opened, close: () => setOpened(undefined) };
}
