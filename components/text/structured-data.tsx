/** What a page is about, for search engines, as JSON-LD. It is data and not a script: the page's policy has nothing to allow. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that can't end its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
