import { useTranslations } from 'next-intl';

/**
 * Offers to reload if part of the page could not be loaded (docs/behavior.md, Failures), in a nonmodal notice. Its script is inline
 * (components/inline-scripts/reload-offer.ts), because a message about missing scripts must not depend on loading one.
 */
export function ReloadOffer() {
  const t = useTranslations('chrome.reload');
  return (
    <div aria-live="polite">
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
