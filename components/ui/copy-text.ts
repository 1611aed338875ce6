/**
 * Copies the text of an element. Where the clipboard API is missing or refuses, the text is
 * selected and copied as a person would; when that fails too, it stays selected for the person.
 * @returns whether the text is in the clipboard
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    // An insecure page, an old browser, or a permission that was not given.
  }
  const selection = getSelection();
  selection?.selectAllChildren(element);
  const isCopied = document.execCommand('copy');
  if (isCopied) selection?.removeAllRanges();
  return isCopied;
}
