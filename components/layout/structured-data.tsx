interface StructuredDataProps {
  /** A description in the vocabulary of schema.org, made in lib/metadata/structured-data.ts. */
  data: object;
}

/** Tells search engines in their own terms what a page is about. */
export function StructuredData({ data }: StructuredDataProps) {
  // Data could hold "</script>": without "<" it can't end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, which is data and never run
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
