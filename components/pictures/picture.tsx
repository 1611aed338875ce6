import type { PictureSource } from '@/lib/pictures/pictures';

interface PictureProps extends PictureSource {
  alt: string;
  className?: string;
  /** `eager` for what is in the first screen of most windows; others load when they come near, and so do those of other hosts. */
  loading?: 'eager' | 'lazy';
  /** `high` for the one picture that a page is about. */
  fetchPriority?: 'high';
}

/**
 * A picture with a placeholder of the same size, which replaces it where it has no address or can't be loaded
 * (components/inline-scripts/picture-fallback.ts). The element then has the attribute data-missing.
 */
export function Picture({ src, sources, placeholder, alt, loading: wanted = 'lazy', ...attributes }: PictureProps) {
  // While one of another host is on its way, an eager picture would hold up the page's scripts.
  const loading = src && !src.startsWith('/') ? 'lazy' : wanted;
  return (
    <picture>
      {/* What has failed before React takes the page over has other attributes than the server gave it. */}
      {src && sources?.map((source) => <source key={source.type} {...source} suppressHydrationWarning />)}
      <img
        // Before the address, because a browser loads the picture as soon as it knows it.
        loading={loading}
        decoding={loading === 'lazy' ? 'async' : undefined}
        src={src ?? placeholder}
        alt={alt}
        data-missing={src ? undefined : true}
        data-placeholder={src && placeholder}
        suppressHydrationWarning
        {...attributes}
      />
    </picture>
  );
}
