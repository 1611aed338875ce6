import { LocalizedText } from '@/components/ui/localized-text';
import type { LocalText } from '@/lib/content/local-text';

/** A record's text, split into paragraphs at blank lines. */
export function Paragraphs({ text, lang }: LocalText) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph}>
      <LocalizedText text={paragraph} lang={lang} />
    </p>
  ));
}
