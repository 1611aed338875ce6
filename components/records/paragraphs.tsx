import { Words } from '@/components/ui/words';
import type { LocalText } from '@/lib/content/local-text';

/** A record's text; blank lines part its paragraphs. */
export function Paragraphs({ text, lang }: LocalText) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph}>
      <Words text={paragraph} lang={lang} />
    </p>
  ));
}
