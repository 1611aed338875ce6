/**
 * Replaces a picture that fails to load with its placeholder (docs/decisions/pictures.md), even without the page's other scripts.
 * `error` events don't bubble, so the listener uses the capture phase.
 */
export default function replaceFailedPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const { placeholder } = target.dataset;
      if (!placeholder || target.getAttribute('src') === placeholder) return;
      target.dataset.missing = 'true';
      // Not removed, because React expects these elements.
      for (const source of target.parentElement?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
      target.src = placeholder;
    },
    true,
  );
}
