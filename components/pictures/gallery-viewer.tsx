'use client';

import type { ReactNode } from 'react';
import { useLinkDialog } from '@/components/ui/use-link-dialog';
import type { GalleryLabels, GalleryPicture } from './lightbox';

interface GalleryViewerProps {
  /** The pictures, in the order of their links in the children. */
  pictures: readonly GalleryPicture[];
  labels: GalleryLabels;
  children: ReactNode;
}

const importLightbox = () => import('./lightbox');

/**
 * Opens a gallery's pictures in the lightbox, which is loaded on first use. If that fails, the pictures link to their
 * files, as they do without JavaScript.
 */
export function GalleryViewer({ pictures, labels, children }: GalleryViewerProps) {
  const { list, opened, close } = useLinkDialog('figure > a', importLightbox);
  return (
    <div ref={list} className="flex flex-col gap-2">
      {children}
      {opened && <opened.part.Lightbox pictures={pictures} first={opened.index} labels={labels} onClose={close} />}
    </div>
  );
}
