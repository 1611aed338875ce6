import { systems } from '@/lib/download/systems';
import { detectSystem } from './detect-system';

/**
 * Shows the tiles of the packages for the visitor's system and of those for any, and says the system's name, if there is a
 * package for it. The script stands right behind the tiles, so that they are the right ones when they are seen first, and none
 * takes another's place under a pointer.
 */
export default function showOwnTiles(): void {
  const list = document.currentScript?.previousElementSibling;
  const intro = list?.previousElementSibling;
  const system = detectSystem(navigator);
  if (!list || !system || !(intro instanceof HTMLElement) || !list.querySelector(`[data-systems~="${system}"]`)) return;
  intro.textContent = (intro.dataset.own ?? '').replace('{system}', systems[system]);
  for (const tile of list.querySelectorAll<HTMLElement>('li')) {
    const { systems: ones = '' } = tile.dataset;
    tile.hidden = ones !== '' && !ones.split(' ').includes(system);
  }
}
