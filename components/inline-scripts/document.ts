import startDeferredScripts from './deferred-scripts';
import replaceFailedPictures from './picture-fallback';
import replayPreHydrationEvents from './pre-hydration-events';
import offerReload from './reload-offer';
import refreshRestoredTheme from './restored-theme';

/** What every page needs before its content. */
export default function prepareDocument(): void {
  replayPreHydrationEvents();
  replaceFailedPictures();
  refreshRestoredTheme();
  offerReload();
  // In `npm run dev` nobody takes Next's scripts out of a page.
  if (process.env.NODE_ENV === 'production') startDeferredScripts();
}
