/**
 * Copies the text of an element. If the Clipboard API is missing or denied, selects the text and uses `execCommand`;
 * if that fails too, the text stays selected so that the visitor can copy it.
 * @returns whether the text is in the clipboard
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    // Insecure context, old browser, or permission denied.
  }
  // Collapsed text can't be selected.
  element.closest('details')?.toggleAttribute('open', true);
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const isCopied = document.execCommand('copy');
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}
