'use client';

import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { onceAlive } from '@/components/ui/once-near';
import type { ArtworkDialogProps, DialogArtwork } from './artwork-dialog';
import { findArtwork } from './find-artwork';
import './artwork-gallery.css';

interface ArtworkGalleryProps {
  /** In the order of the cards. */
  artworks: readonly DialogArtwork[];
  /** What the search looks through, folded, in the order of the cards. */
  texts: readonly string[];
  words: ArtworkDialogProps['words'] & {
    search: string;
    clear: string;
    /** What is announced for 0, 1, 2, ... matches, up to the number of cards. */
    matches: readonly string[];
  };
  /** Shown when nothing is found. */
  empty: ReactNode;
  /** The license of the pictures, for the dialog. */
  license: ReactNode;
  /** The cards. */
  children: ReactNode;
}

const Found = createContext<ReadonlySet<number> | undefined>(undefined);

/**
 * The grid of logos, the field that searches it, and the dialog that a picture opens in. Pictures
 * are loaded once the visitor is there and they are in view, because a large window shows more of
 * them than the first load may transfer, and a browser's own lazy loading starts long before. Without
 * JavaScript all cards show, and a picture links to its full size; so it does when the dialog can't
 * be had.
 */
export function ArtworkGallery({ artworks, texts, words, empty, license, children }: ArtworkGalleryProps) {
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<{ artwork: DialogArtwork; Dialog: ComponentType<ArtworkDialogProps> }>();
  const found = useMemo(() => findArtwork(texts, query), [texts, query]);
  const grid = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // What was typed, or kept by the browser, before anybody listened.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  useEffect(() => {
    const links = [...(grid.current?.querySelectorAll<HTMLAnchorElement>('.artwork-open') ?? [])];
    const stopShowing = onceAlive(() => showInView(links));

    const listeners = new AbortController();
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.artwork-open') : null;
      const artwork = link && artworks[links.indexOf(link)];
      if (!link || !artwork) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      loadPart(() => import('./artwork-dialog')).then(
        (part) => (part ? setOpened({ artwork, Dialog: part.ArtworkDialog }) : listeners.abort()),
        () => window.location.assign(link.href),
      );
    };
    grid.current?.addEventListener('click', open, { signal: listeners.signal });
    return () => {
      stopShowing();
      listeners.abort();
    };
  }, [artworks]);

  const clear = () => {
    setQuery('');
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  };

  return (
    <Found value={found}>
      <search className="artwork-search needs-script">
        <label className="artwork-search-label">
          {words.search}
          <input ref={field} type="search" onChange={(event) => setQuery(event.target.value)} autoComplete="off" />
        </label>
        <p role="status">{words.matches[found.size]}</p>
      </search>
      {found.size === 0 && (
        <div className="artwork-empty">
          {empty}
          <button type="button" className="link-button" onClick={clear}>
            {words.clear}
          </button>
        </div>
      )}
      <ul ref={grid} className="artwork-grid">
        {children}
      </ul>
      {opened && <opened.Dialog artwork={opened.artwork} words={words} license={license} onClose={() => setOpened(undefined)} />}
    </Found>
  );
}

/** Lets pictures load as they come into view. */
function showInView(links: readonly Element[]): () => void {
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.classList.add('artwork-seen');
      inView.unobserve(target);
    }
  });
  for (const link of links) inView.observe(link);
  return () => inView.disconnect();
}

/** A card's place in the grid, empty while the search does not find it. */
export function ArtworkItem({ index, children }: { index: number; children: ReactNode }) {
  return (
    <li hidden={useContext(Found)?.has(index) === false} className="artwork">
      {children}
    </li>
  );
}
