import { Words } from '@/components/ui/words';
import type { LocalText } from '@/lib/content/local-text';

/** A record's text, split into paragraphs at blank lines. */
export function Paragraphs({ text, lang }: LocalText) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph}>
      <Words text={paragraph} lang={lang} />
    </p>
  ));
}
