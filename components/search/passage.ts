/** Part of a passage; `marked` if it matches the query. */
export interface PassagePiece {
  text: string;
  marked: boolean;
}

/**
 * Splits an excerpt from the index into plain text, so that it is never rendered as HTML.
 * @param excerpt matches are wrapped in `<mark>`; in the rest of the text only < and > are escaped
 */
export function passagePieces(excerpt: string): PassagePiece[] {
  const text = passageText(excerpt);
  const isMiddleOfSentence = /^(<mark>)?\p{Ll}/u.test(text);
  return `${isMiddleOfSentence ? '… ' : ''}${text}`
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((piece) => {
      const marked = piece.startsWith('<mark>');
      const text = marked ? piece.slice('<mark>'.length, -'</mark>'.length) : piece;
      return { text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), marked };
    });
}

/** A text from the index without the separators that it has after slashes and colons (scripts/build/search-index.ts). */
export function passageText(text: string): string {
  return text.replaceAll(/\u2060(<\/mark>)? /g, '$1');
}
