interface StructuredDataProps {
  /** Schema.org data, built in lib/metadata/structured-data.ts. */
  data: object;
}

/** Structured data for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  // Escapes "<", so that the data can't close the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data, which is never executed
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
