import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** Whether this process builds the site, during which content/ doesn't change. */
export function isBuild(): boolean {
  return process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
}
