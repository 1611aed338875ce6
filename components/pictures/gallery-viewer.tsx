'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { isModifiedClick } from '@/components/ui/modified-click';
import type { GalleryLabels, GalleryPicture, Lightbox } from './lightbox';
import './gallery.css';

interface GalleryViewerProps {
  /** The pictures, in the order of their links in the children. */
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
  children: ReactNode;
}

/**
 * Opens a gallery's pictures in the lightbox, which is loaded on first use. If that fails, the pictures link to their
 * files, as they do without JavaScript.
 */
export function GalleryViewer({ pictures, labels, children }: GalleryViewerProps) {
  const gallery = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<{ View: typeof Lightbox; index: number }>();

  useEffect(() => {
    const listening = new AbortController();
    const open = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.gallery-link') : null;
      if (!link || isModifiedClick(event)) return;
      event.preventDefault();
      try {
        const part = await loadPart(() => import('./lightbox'));
        if (!part) return listening.abort();
        const links = [...(gallery.current?.querySelectorAll('.gallery-link') ?? [])];
        setView({ View: part.Lightbox, index: links.indexOf(link) });
      } catch {
        location.assign(link.href);
      }
    };
    gallery.current?.addEventListener('click', open, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <div ref={gallery} className="gallery">
      {children}
      {view && <view.View pictures={pictures} first={view.index} labels={labels} onClose={() => setView(undefined)} />}
    </div>
  );
}
