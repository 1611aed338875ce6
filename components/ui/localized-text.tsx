interface LocalizedTextProps {
  text: string;
  /** The language of the text if it differs from the page's. */
  lang?: string;
  className?: string;
}

/** A record's text, marked with its language if that differs from the page's. */
export function LocalizedText({ text, lang, className }: LocalizedTextProps) {
  if (!lang && !className) return text;
  return (
    <span lang={lang} className={className}>
      {text}
    </span>
  );
}
