/**
 * Hides all changes except those of the selected kinds, and releases without a visible change. Opens what is folded.
 * @param wanted the selected kinds; an empty set selects all
 * @returns the number of releases still visible
 */
export function filterChanges(list: Element, wanted: ReadonlySet<string>): number {
  const hideUnless = (element: Element, shown: boolean) => element.toggleAttribute('hidden', !shown);
  for (const group of list.querySelectorAll('[data-change-type]')) {
    hideUnless(group, wanted.size === 0 || wanted.has(group.getAttribute('data-change-type') ?? ''));
  }
  const hasChanges = (element: Element) => element.querySelector('[data-change-type]:not([hidden])') !== null;
  for (const part of list.querySelectorAll('[data-change-list]')) hideUnless(part, hasChanges(part));
  const releases = [...list.querySelectorAll('[data-release]')];
  for (const release of releases) hideUnless(release, wanted.size === 0 || hasChanges(release));
  for (const fold of list.querySelectorAll('details')) {
    hideUnless(fold, wanted.size === 0 || hasChanges(fold));
    // What was asked for is shown.
    if (wanted.size > 0) fold.open = true;
  }
  return releases.filter((release) => !release.hasAttribute('hidden')).length;
}
