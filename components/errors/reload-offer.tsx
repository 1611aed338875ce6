import { useTranslations } from 'next-intl';

/**
 * Offers to reload when a part of the page could not be loaded (docs/behavior.md, Failures), in a notice at the
 * bottom that leaves the page as it is. The script is inlined, because a message about scripts that can't be
 * loaded must not depend on loading one.
 */
export function ReloadOffer() {
  const t = useTranslations('chrome.reload');
  return (
    <>
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash */}
      <script dangerouslySetInnerHTML={{ __html: `(${offerReload.toString()})()` }} />
    </>
  );
}

/**
 * Shows the offer on a `preload-error` event and handles its buttons; the failure page has a reload button too.
 * It must be self-contained, because its source text is inlined.
 */
function offerReload(): void {
  const findOffer = () => document.getElementById('reload-offer');
  addEventListener('preload-error', (event) => {
    const offer = findOffer();
    if (!offer) return;
    event.preventDefault();
    offer.hidden = false;
  });
  addEventListener(
    'click',
    (event) => {
      // When the whole document broke, the router is gone too, so links have to load documents.
      if (!findOffer() && event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
    },
    true,
  );
  addEventListener('click', ({ target }) => {
    const offer = findOffer();
    const answer = target instanceof Element ? target.closest('button')?.value : '';
    if (answer === 'reload') location.reload();
    if (answer === 'close' && offer) offer.hidden = true;
  });
}
