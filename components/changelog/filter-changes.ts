/**
 * Shows the changes of the wanted kinds and hides the others, and the releases that have none left.
 * @param wanted no kind means all of them
 * @returns how many releases show
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
  return releases.filter((release) => !release.hasAttribute('hidden')).length;
}
