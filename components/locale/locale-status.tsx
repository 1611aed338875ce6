export const localeStatusId = 'locale-status';

/** Where LocaleMenu says what becomes of a change: outside the collapsed menu, which closes when a language is chosen. */
export function LocaleStatus() {
  return <div role="status" id={localeStatusId} />;
}
