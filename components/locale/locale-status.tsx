export const localeStatusId = 'locale-status';

/** The live region of LocaleMenu, outside the collapsed menu, which closes when a language is chosen. */
export function LocaleStatus() {
  return <div aria-live="polite" id={localeStatusId} />;
}
