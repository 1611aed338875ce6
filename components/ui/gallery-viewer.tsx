'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GalleryPicture } from './gallery';
import type { Lightbox, LightboxWords } from './lightbox';

interface GalleryViewerProps {
  /** The pictures, in the order of their links among the children. */
  pictures: readonly GalleryPicture[];
  words: LightboxWords;
  children: ReactNode;
}

/** Opens the pictures of a gallery in the large view, which is loaded when the first one is asked for. */
export function GalleryViewer({ pictures, words, children }: GalleryViewerProps) {
  const gallery = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<{ View: typeof Lightbox; index: number }>();

  useEffect(() => {
    const open = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.gallery-link') : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      try {
        const { Lightbox } = await import('./lightbox');
        const links = [...(gallery.current?.querySelectorAll('.gallery-link') ?? [])];
        setView({ View: Lightbox, index: links.indexOf(link) });
      } catch {
        // The large view can't be had; the full-size file is still there.
        location.assign(link.href);
      }
    };
    const root = gallery.current;
    root?.addEventListener('click', open);
    return () => root?.removeEventListener('click', open);
  }, []);

  return (
    <div ref={gallery} className="gallery">
      {children}
      {view && <view.View pictures={pictures} first={view.index} words={words} onClose={() => setView(undefined)} />}
    </div>
  );
}
