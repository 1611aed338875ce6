// Next sets this from trailingSlash in next.config.ts.
process.env.__NEXT_TRAILING_SLASH = 'true';

if (typeof window !== 'undefined') {
  // Loaded only where there is a document, because loading it takes longer than many tests.
  require('@testing-library/jest-dom');
  // APIs that every browser has and jsdom lacks.
  Object.assign(window, {
    CSS: { supports: () => false },
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, addListener: () => {}, removeListener: () => {} }),
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>('input, button, a[href]'))?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
