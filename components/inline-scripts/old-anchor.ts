/**
 * Sends visitors with the anchor of a release that isn't on this page, such as #v2.345, to the release's page, or else to its official
 * notes below `data-notes`. The archive in the page's language knows the pages. The script follows everything that it looks for.
 */
export default function openOldAnchor(): void {
  const { notes = '' } = document.currentScript?.dataset ?? {};
  const archive = document.querySelector<HTMLAnchorElement>('.changelog-older a')?.href ?? location.pathname;
  const open = async () => {
    const [, version] = /^#v(\d+(?:\.\d+){1,2})$/.exec(location.hash) ?? [];
    if (!version || document.getElementById(`v${version}`)) return;
    const response = await fetch(archive);
    if (!response.ok) return;
    // A DOMParser would apply the styles of the archive, which this page's policy forbids.
    const link = new RegExp(`<a href="([^"]+)"[^>]*>${version.replaceAll('.', '\\.')}</a>`);
    location.replace(link.exec(await response.text())?.[1] ?? notes + version);
  };
  const tryToOpen = () => void open().catch(() => {});
  addEventListener('hashchange', tryToOpen);
  tryToOpen();
}
