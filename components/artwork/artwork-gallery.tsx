'use client';

import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type PluralLabels, pluralLabel } from '@/components/ui/plural-label';
import { matchesQuery } from '@/components/ui/text-match';
import { replaceAddress } from '@/components/ui/use-address-query';
import { useLinkDialog } from '@/components/ui/use-link-dialog';
import type { ArtworkDialogProps, DialogArtwork } from './artwork-dialog';
import './artwork.css';

interface ArtworkGalleryProps {
  /** In the order of the cards. */
  artworks: readonly DialogArtwork[];
  labels: ArtworkDialogProps['labels'] & {
    search: string;
    clear: string;
    /** Announced to screen readers: the number of visible cards. */
    matches: PluralLabels;
  };
  /** Shown when nothing is found. */
  empty: ReactNode;
  /** The license of the pictures, for the dialog. */
  license: ReactNode;
  /** The links to letters, while all logos are shown. */
  letters?: ReactNode;
  /** The server-rendered grid of cards. The search only hides those that don't match. */
  children: ReactNode;
}

const importDialog = () => import('./artwork-dialog');

/** The URL parameter with the search query. */
const parameter = 'search';

/**
 * The grid of logos with a search field, whose query is saved in the URL, and a dialog with a large view of a logo.
 * Without JavaScript, or when the dialog can't be loaded, pictures link to their full-size files.
 */
export function ArtworkGallery({ artworks, labels, empty, license, letters, children }: ArtworkGalleryProps) {
  const [query, setQuery] = useState('');
  const { list: grid, opened, close } = useLinkDialog('.artwork-open', importDialog);
  const artwork = opened && artworks[opened.index];
  const found = useMemo(
    () => new Set(artworks.flatMap((logo, index) => (matchesQuery(searchedText(logo), query) ? [index] : []))),
    [artworks, query],
  );
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    for (const [index, card] of [...(grid.current?.querySelectorAll('.artwork') ?? [])].entries()) {
      card.toggleAttribute('hidden', !found.has(index));
    }
  }, [found, grid]);

  useEffect(() => {
    if (!field.current) return;
    // Keeps what was typed before hydration.
    field.current.value ||= new URLSearchParams(window.location.search).get(parameter) ?? '';
    setQuery(field.current.value);
  }, []);

  /** Called on blur, not on every keystroke, because browsers rate-limit changes to the URL. */
  const saveQuery = (text: string) => {
    const { pathname, search, hash } = window.location;
    const parameters = new URLSearchParams(search);
    if (text) parameters.set(parameter, text);
    else parameters.delete(parameter);
    const wanted = parameters.toString();
    replaceAddress(pathname + (wanted && `?${wanted}`) + hash);
  };

  const clear = () => {
    setQuery('');
    saveQuery('');
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  };

  return (
    <>
      <search className="artwork-search needs-script">
        <label className="artwork-search-field">
          {labels.search}
          <input
            ref={field}
            type="search"
            className="field"
            onChange={(event) => setQuery(event.target.value)}
            onBlur={(event) => saveQuery(event.target.value)}
            autoComplete="off"
          />
        </label>
        <p aria-live="polite" className="artwork-search-result">
          {pluralLabel(labels.matches, found.size)}
        </p>
        {found.size === artworks.length && letters}
      </search>
      {found.size === 0 && (
        <div className="flex flex-col items-center gap-3 py-8 text-center">
          {empty}
          <button type="button" className="link-button" onClick={clear}>
            {labels.clear}
          </button>
        </div>
      )}
      <div ref={grid}>{children}</div>
      {artwork && <opened.part.ArtworkDialog artwork={artwork} labels={labels} license={license} onClose={close} />}
    </>
  );
}

/** The names and the artist of a logo. */
function searchedText({ name, englishName, credits }: DialogArtwork): string {
  return [name, englishName, credits.find(({ drawn }) => drawn)?.name].join(' ');
}
