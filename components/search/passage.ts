/** A piece of a passage, marked where it has the words that were looked for. */
export interface PassagePiece {
  text: string;
  marked: boolean;
}

/**
 * Takes an excerpt of the index apart, so that it is rendered as text and never as HTML.
 * @param excerpt text with marks as `<mark>`, in which only < and > of the text itself are escaped
 */
export function passagePieces(excerpt: string): PassagePiece[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((piece) => {
      const marked = piece.startsWith('<mark>');
      const text = marked ? piece.slice('<mark>'.length, -'</mark>'.length) : piece;
      return { text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'), marked };
    });
}
