import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** Whether this process makes the site: nothing of content/ changes meanwhile. */
export function isBuild(): boolean {
  return process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
}
