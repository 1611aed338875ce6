'use client';

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { isModifiedClick } from '@/components/ui/modified-click';
import { type PluralLabels, pluralLabel } from '@/components/ui/plural-label';
import { matchesQuery } from '@/components/ui/text-match';
import { replaceAddress } from '@/components/ui/use-address-query';
import type { ArtworkDialogProps, DialogArtwork } from './artwork-dialog';
import './artwork.css';

interface ArtworkGalleryProps {
  /** In the order of the cards. */
  artworks: readonly DialogArtwork[];
  /** The searchable text of each logo, folded, in the order of the cards. */
  texts: readonly string[];
  labels: ArtworkDialogProps['labels'] & {
    search: string;
    clear: string;
    /** Announces how many cards are visible. */
    matches: PluralLabels;
  };
  /** Shown when nothing is found. */
  empty: ReactNode;
  /** The license of the pictures, for the dialog. */
  license: ReactNode;
  /** The grid of the cards, which scripts don't render: the search hides those that it excludes. */
  children: ReactNode;
}

/** The parameter of the page's address that keeps the search. */
const parameter = 'search';

/**
 * The grid of logos with its search field, whose words the page's address keeps, and the dialog that shows a logo large.
 * Without JavaScript, or when the dialog can't be loaded, every card shows and a picture links to its full-size file.
 */
export function ArtworkGallery({ artworks, texts, labels, empty, license, children }: ArtworkGalleryProps) {
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<{ artwork: DialogArtwork; Dialog: ComponentType<ArtworkDialogProps> }>();
  const found = useMemo(
    () => new Set(texts.flatMap((text, index) => (matchesQuery(text, query) ? [index] : []))),
    [texts, query],
  );
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    for (const [index, card] of [...(grid.current?.querySelectorAll('.artwork') ?? [])].entries()) {
      card.toggleAttribute('hidden', !found.has(index));
    }
  }, [found]);

  useEffect(() => {
    const links = [...(grid.current?.querySelectorAll<HTMLAnchorElement>('.artwork-open') ?? [])];
    const listeners = new AbortController();
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.artwork-open') : null;
      const artwork = link && artworks[links.indexOf(link)];
      if (!link || !artwork || isModifiedClick(event)) return;
      event.preventDefault();
      loadPart(() => import('./artwork-dialog')).then(
        (part) => (part ? setOpened({ artwork, Dialog: part.ArtworkDialog }) : listeners.abort()),
        () => window.location.assign(link.href),
      );
    };
    grid.current?.addEventListener('click', open, { signal: listeners.signal });
    return () => listeners.abort();
  }, [artworks]);

  useEffect(() => {
    const kept = new URLSearchParams(window.location.search).get(parameter);
    // What a visitor has typed meanwhile is searched for instead.
    if (!kept || !field.current || field.current.value) return;
    field.current.value = kept;
    setQuery(kept);
  }, []);

  /** Browsers limit how often an address may change, so it is not for each letter. */
  const keep = (text: string) => {
    const { pathname, search, hash } = window.location;
    const parameters = new URLSearchParams(search);
    if (text) parameters.set(parameter, text);
    else parameters.delete(parameter);
    const wanted = parameters.toString();
    replaceAddress(pathname + (wanted && `?${wanted}`) + hash);
  };

  const clear = () => {
    setQuery('');
    keep('');
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  };

  return (
    <>
      <search className="artwork-search needs-script">
        <label className="artwork-search-label">
          {labels.search}
          <input
            ref={field}
            type="search"
            className="field"
            onChange={(event) => setQuery(event.target.value)}
            onBlur={(event) => keep(event.target.value)}
            autoComplete="off"
          />
        </label>
        <p role="status">{pluralLabel(labels.matches, found.size)}</p>
      </search>
      {found.size === 0 && (
        <div className="artwork-empty">
          {empty}
          <button type="button" className="link-button" onClick={clear}>
            {labels.clear}
          </button>
        </div>
      )}
      <div ref={grid}>{children}</div>
      {opened && (
        <opened.Dialog artwork={opened.artwork} labels={labels} license={license} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
