import { systems } from '@/lib/download/systems';
import { detectSystem } from './detect-system';

/** What a browser says of itself. Not every browser supports the last, and TypeScript's DOM types lack it. */
interface Signs {
  userAgent: string;
  maxTouchPoints: number;
  userAgentData?: { platform: string };
}

/**
 * Shows the tiles of the packages for the visitor's system and of those for any, and says the system's name, if there is a
 * package for it. It is inlined right after the tiles, so that they are the right ones when they are seen first, and none
 * takes another's place under a pointer. It must be self-contained, because its source text is what runs.
 * @param names the systems' names by what the function finds
 */
export function showOwnTiles(find: typeof detectSystem, names: Record<string, string>): void {
  const list = document.currentScript?.previousElementSibling;
  const intro = list?.previousElementSibling;
  const { userAgent, maxTouchPoints, userAgentData }: Signs = navigator;
  const system = find({ userAgent, platform: userAgentData?.platform, touchPoints: maxTouchPoints });
  const own = list?.querySelector(`[data-systems~="${system}"]`);
  if (!list || !own || !system || !(intro instanceof HTMLElement)) return;
  intro.textContent = (intro.dataset.own ?? '').replace('{system}', names[system] ?? '');
  for (const tile of list.querySelectorAll<HTMLElement>('li')) {
    const { systems: ones = '' } = tile.dataset;
    tile.hidden = ones !== '' && !ones.split(' ').includes(system);
  }
}

/** The inline script after the tiles. */
export const ownTilesScript = `(${showOwnTiles.toString()})(${detectSystem.toString()},${JSON.stringify(systems)})`;
