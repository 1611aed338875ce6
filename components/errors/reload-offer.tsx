import { useTranslations } from 'next-intl';

/**
 * Offers to reload when a part of the page could not be loaded (docs/behavior.md, Failures), in a notice at the
 * bottom that leaves the page as it is. Its script is an inline one (components/inline-scripts/reload-offer.ts), because a message
 * about scripts that can't be loaded must not depend on loading one.
 */
export function ReloadOffer() {
  const t = useTranslations('chrome.reload');
  return (
    <div role="status">
      <div id="reload-offer" hidden className="snackbar">
        <p>{t('text')}</p>
        <button type="button" value="reload" className="button">
          {t('reload')}
        </button>
        <button type="button" value="close" className="link-button">
          {t('close')}
        </button>
      </div>
    </div>
  );
}
