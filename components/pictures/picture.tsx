import type { PictureSource } from '@/lib/pictures/pictures';

interface PictureProps extends PictureSource {
  alt: string;
  className?: string;
  /** `eager` for pictures above the fold; third-party pictures always load lazily. */
  loading?: 'eager' | 'lazy';
  /** `high` for the page's main picture. */
  fetchPriority?: 'high';
}

/**
 * A picture with a placeholder of the same size, shown if it has no address or can't be loaded
 * (components/inline-scripts/picture-fallback.ts). The element then has the attribute `data-missing`.
 */
export function Picture({ src, sources, placeholder, alt, loading: wanted = 'lazy', ...attributes }: PictureProps) {
  // An eager third-party picture would delay the page's scripts until it has loaded.
  const loading = src && !src.startsWith('/') ? 'lazy' : wanted;
  return (
    <picture>
      {/* If a picture fails before hydration, the fallback script changes its attributes. */}
      {src && sources?.map((source) => <source key={source.type} {...source} suppressHydrationWarning />)}
      <img
        // Must precede `src`, because browsers start loading as soon as `src` is set.
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
