/**
 * Copies the text of an element. If the clipboard API is missing or refuses, the text is selected and copied by
 * command; if that fails too, it stays selected so that the visitor can copy it.
 * @returns whether the text is in the clipboard
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    // The page is insecure, the browser is old, or permission was denied.
  }
  // What is folded away can't be selected.
  element.closest('details')?.toggleAttribute('open', true);
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const isCopied = document.execCommand('copy');
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}
