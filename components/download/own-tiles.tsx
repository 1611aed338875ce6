'use client';

import type { ReactNode } from 'react';
import { fillWords } from '@/components/ui/fill-words';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { type System, systems } from '@/lib/download/systems';
import { detectSystem } from './detect-system';
import './system-tiles.css';

/** Not every browser supports this, and TypeScript's DOM types lack it. */
interface WithUserAgentData {
  userAgentData?: { platform: string };
}

function readSystem(): System | '' {
  const { userAgent, maxTouchPoints, userAgentData }: Navigator & WithUserAgentData = navigator;
  return detectSystem({ userAgent, platform: userAgentData?.platform, touchPoints: maxTouchPoints }) ?? '';
}

interface OwnTilesProps {
  tiles: readonly {
    systems: readonly System[];
    /** The package is for no system in particular. */
    anywhere: boolean;
    /** It is shown to visitors whose system nobody knows. */
    usual: boolean;
    tile: ReactNode;
  }[];
  /** How many are shown. */
  most: number;
  /** What stands above the tiles; `{system}` is replaced by the system's name. */
  words: { own: string; any: string };
}

/** The tiles for the visitor's system, then those for any; the usual ones as long as the system isn't known. */
export function OwnTiles({ tiles, most, words }: OwnTilesProps) {
  const system = useBrowserValue<System | ''>(readSystem, '');
  const own = tiles.filter((tile) => system && tile.systems.includes(system));
  const isKnown = system && own.length > 0;
  const shown = isKnown ? [...own, ...tiles.filter((tile) => tile.anywhere)] : tiles.filter((tile) => tile.usual);
  return (
    <>
      <p className="system-intro">{isKnown ? fillWords(words.own, { system: systems[system] }) : words.any}</p>
      {/* A tile that stays would be seen to move; a new list takes the place of the old one at once. */}
      <ul key={system} className="system-list">
        {shown.slice(0, most).map(({ tile }) => tile)}
      </ul>
    </>
  );
}
