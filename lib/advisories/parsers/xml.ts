/** Tags, without what only resembles one. */
const tag = /<(\/?)[a-z][\w.-]*(?:\s+[\w:.-]+=(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/gi;

/** Rewrites the XML of the API (`/pluginManager/api/xml?depth=1`), of Maven, or a part of it, as JSON. */
export function rewriteXml(text: string): string {
  if (!/<(?:shortName|artifactId)>/.test(text)) return text;
  return (
    text
      .replaceAll(/<\?xml [^<>]*\?>|<!--[^<>]*-->/g, '')
      // Dependencies have the least version that they need, not the installed one.
      .replaceAll(/<dependency>\s*(?:<(?:optional|shortName|version)>[^<]*<\/\w+>\s*)*<\/dependency>/g, '')
      .replaceAll(/<([\w.-]+)>([^<>]*)<\/\1>/g, (_, key, value: string) => `"${key}":${JSON.stringify(value.trim())},`)
      .replaceAll(tag, (_, isEnd, isEmpty) => (isEmpty ? '' : isEnd ? '}' : '{'))
  );
}
