/** Shows the reload offer on a `preload-error` event, and handles its buttons and the one on the failure page. */
export default function offerReload(): void {
  const findOffer = () => document.getElementById('reload-offer');
  addEventListener('preload-error', (event) => {
    const offer = findOffer();
    if (!offer) return;
    event.preventDefault();
    offer.hidden = false;
  });
  addEventListener('click', ({ target }) => {
    const offer = findOffer();
    const answer = target instanceof Element ? target.closest('button')?.value : '';
    if (answer === 'reload') location.reload();
    if (answer === 'close' && offer) offer.hidden = true;
  });
}
