// Next sets this from trailingSlash in next.config.ts.
process.env.__NEXT_TRAILING_SLASH = 'true';

if (typeof window !== 'undefined') {
  // Loaded only where there is a document, because loading it takes longer than many tests.
  require('@testing-library/jest-dom');
  // What a test waits for may take more than the usual second on a machine that also runs the browser's tests.
  require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });
  // esbuild does not run in jsdom, and React doesn't run scripts. Their modules are tested by themselves.
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

// Tests choose the day by their own clock, also where the suite runs with another one (docs/testing.md).
delete process.env.SOURCE_DATE_EPOCH;
