import { controlMenus } from '@/components/navbar/navbar-behavior';
import startDeferredScripts from './deferred-scripts';
import replaceFailedPictures from './picture-fallback';
import replayPreHydrationEvents from './pre-hydration-events';
import offerReload from './reload-offer';
import refreshRestoredTheme from './restored-theme';

/** Runs on every page, before its content. */
export default function prepareDocument(): void {
  replayPreHydrationEvents();
  replaceFailedPictures();
  refreshRestoredTheme();
  controlMenus();
  offerReload();
  // Only the build moves Next's scripts out of the pages; `npm run dev` doesn't.
  if (process.env.NODE_ENV === 'production') startDeferredScripts();
}
