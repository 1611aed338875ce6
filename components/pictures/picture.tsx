'use client';

import { useEffect, useRef, useState } from 'react';

interface PictureProps {
  /** The picture's address; without one the stand-in shows at once. */
  src?: string;
  /** The address of a drawing that shows when the picture can't be had. */
  standIn: string;
  alt: string;
  /** In pixels; they keep the place free until the picture is there. */
  width: number;
  height: number;
  className?: string;
}

/**
 * A picture that may fail: then a drawing takes its place, in the same size, and the element has
 * the attribute data-stand-in. It is loaded when it comes near the window.
 */
export function Picture({ src, standIn, alt, ...attributes }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const missing = !src || failed === src;

  // A picture may have failed before anybody listened. One without a width of its own may also be a drawing, which decodes.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) current.decode().catch(() => setFailed(src));
  }, [src]);

  return (
    // biome-ignore lint/performance/noImgElement: the export has no image server, and the size is always given
    <img
      ref={image}
      src={missing ? standIn : src}
      alt={alt}
      loading="lazy"
      data-stand-in={missing || undefined}
      onError={() => setFailed(src)}
      {...attributes}
    />
  );
}
