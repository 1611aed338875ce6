/**
 * Replaces a picture that fails with its placeholder (docs/decisions/pictures.md), also before the page's scripts have come and
 * without them. An event that says so doesn't bubble, but it can be caught on its way.
 */
export default function replaceFailedPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const { placeholder } = target.dataset;
      if (!placeholder || target.getAttribute('src') === placeholder) return;
      target.dataset.missing = 'true';
      // They stay, because React would miss them.
      for (const source of target.parentElement?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
      target.src = placeholder;
    },
    true,
  );
}
