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
  return passageText(excerpt)
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((piece) => {
      const marked = piece.startsWith('<mark>');
      const text = marked ? piece.slice('<mark>'.length, -'</mark>'.length) : piece;
      return { text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), marked };
    });
}

/** An excerpt or title without the spaces that the index has after slashes (scripts/build/search-index.ts). */
export function passageText(text: string): string {
  return text.replaceAll(/(?<!\s)\/(<\/mark>)? /g, '/$1');
}
