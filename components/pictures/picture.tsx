'use client';

import { useEffect, useRef, useState } from 'react';

interface PictureProps {
  /** The picture's address; without one the stand-in is shown right away. */
  src?: string;
  /** Address of the stand-in drawing that is shown when the picture fails. */
  standIn: string;
  alt: string;
  /** Size in pixels; reserves the space until the picture has loaded. */
  width: number;
  height: number;
  className?: string;
}

/**
 * A picture with a stand-in: if it fails, a drawing of the same size replaces it, and the element gets the
 * attribute data-stand-in. It is loaded lazily.
 */
export function Picture({ src, standIn, alt, ...attributes }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const missing = !src || failed === src;

  // The picture may have failed before hydration. A natural width of 0 alone is no proof, because an SVG may have none;
  // such an SVG decodes.
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
