/**
 * Reads the text of a response up to a limit, because a third-party response may be huge or never end.
 * @returns the text, and whether it is complete
 */
export async function readLimited(response: Response, maxBytes: number): Promise<{ text: string; isWhole: boolean }> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; reader && read < maxBytes; ) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isWhole: true };
    read += value.length;
    text += decoder.decode(value, { stream: true });
  }
  void reader?.cancel();
  return { text: text.slice(0, maxBytes), isWhole: false };
}
