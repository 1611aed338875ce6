interface WordsProps {
  text: string;
  /** The language of the text when it is not the page's. */
  lang?: string;
  className?: string;
}

/** Text from a record, marked with its language where that differs from the page's. */
export function Words({ text, lang, className }: WordsProps) {
  if (!lang && !className) return text;
  return (
    <span lang={lang} className={className}>
      {text}
    </span>
  );
}
