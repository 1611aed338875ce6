import { systems } from '@/lib/download/systems';
import { detectSystem } from './detect-system';

/**
 * Shows what is for the user's operating system. If there are packages for it, names it and shows only their tiles and those for any
 * system. The script must directly follow the tiles: it changes them before the first paint, so that none moves under the pointer.
 */
export default function showSystemTiles(): void {
  const list = document.currentScript?.previousElementSibling;
  const intro = list?.previousElementSibling as HTMLElement | null | undefined;
  const system = detectSystem(navigator);
  const own = document.querySelector(`[data-for=${system}]`) ? system : 'linux';
  for (const part of document.querySelectorAll<HTMLElement>('[data-for]')) part.hidden = part.dataset.for !== own;
  const forOwn = `[data-systems~="${system}"]`;
  if (!system || !intro || !list?.querySelector(forOwn)) return;
  intro.textContent = (intro.dataset.own ?? '').replace('{system}', systems[system]);
  for (const tile of list.querySelectorAll<HTMLElement>('li')) tile.hidden = !tile.matches(`[data-systems=""],${forOwn}`);
}
