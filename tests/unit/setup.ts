import '@testing-library/jest-dom';

// Next sets this from trailingSlash in next.config.ts.
process.env.__NEXT_TRAILING_SLASH = 'true';

// What every browser has and jsdom lacks.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    CSS: { supports: () => false },
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, addListener: () => {}, removeListener: () => {} }),
  });
}
