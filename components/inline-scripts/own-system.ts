import { detectSystem } from './detect-system';

/**
 * Selects what is for the visitor: the release line that the address names, and the package for the operating system; and shows the
 * commands for that system. The script must directly follow the choices, so that they change before the first paint.
 */
export default function selectOwnSystem(): void {
  const check = (input: Element | null) => {
    if (input instanceof HTMLInputElement) input.checked = true;
  };
  check(document.getElementById(`choose-${location.hash.slice(1)}`));
  const system = detectSystem(navigator);
  const own = document.querySelector(`[data-for=${system}]`) ? system : 'linux';
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) part.hidden = part.dataset.for !== own;
  if (system) check(document.querySelector(`input[data-systems~="${system}"]`));
}
