/**
 * Reads the text of an answer up to a limit, because nobody knows what another host sends, and whether it ends.
 * @param maxBytes how much is read
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
