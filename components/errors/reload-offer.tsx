import { useTranslations } from 'next-intl';

/**
 * Offers to reload the page when a part of it could not be loaded (docs/behavior.md, Failures). It says so politely at the lower edge; the page itself stays as it is. The script is
 * part of the HTML, because a script that can't be loaded must not be needed for saying so.
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
 * Shows the offer when the window hears that a part is missing, and does what is answered; the page
 * that is shown when something breaks has such a button too.
 * It refers to nothing outside itself: its source text is what runs.
 */
export function offerReload(): void {
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
      // Where the whole document broke, the router is gone with the offer: links load what they lead to.
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
