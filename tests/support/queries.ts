import { within } from '@testing-library/dom';

/** The section with a heading. Sections have no role of their own (docs/behavior.md, Accessibility). */
export function sectionOf(part: HTMLElement, heading: string | RegExp): HTMLElement {
  const section = within(part).getByRole('heading', { name: heading }).closest('section');
  if (!section) throw new Error(`The heading "${heading}" is in no section.`);
  return section;
}

/** The only live region, which has no role, because it may be empty. */
export function liveRegion(): HTMLElement {
  const [region, other] = document.querySelectorAll<HTMLElement>('[aria-live]');
  if (!region || other) throw new Error('Expected one live region.');
  return region;
}
