// Next sets this from trailingSlash in next.config.ts.
process.env.__NEXT_TRAILING_SLASH = 'true';

if (typeof window !== 'undefined') {
  // Loaded only in jsdom, because loading takes longer than many tests.
  require('@testing-library/jest-dom');
  // Asynchronous queries may take longer than the default second on a machine that also runs browser tests.
  require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
  // esbuild does not run in jsdom, and React doesn't run scripts, so inline scripts have unit tests of their own.
  jest.mock('@/components/inline-scripts/inline-script', () => ({ InlineScript: () => null }));
  // APIs that every browser has and jsdom lacks.
  Object.assign(window, {
    CSS: { supports: () => false },
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, addListener: () => {}, removeListener: () => {} }),
  });
}

// Tests set the date with their own clock, even if the environment has a build date (docs/testing.md).
delete process.env.SOURCE_DATE_EPOCH;
