/** Members of one object, as far as none of them contains others. */
const members = /(?:"[\w.-]+"\s*:\s*(?:"(?:[^"\\]|\\.)*"|[\w.+-]+)[\s,]*)+/g;

/** Rewrites the JSON of the API (`/pluginManager/api/json?depth=1`), or a part of it. */
export function rewriteJson(text: string): string {
  // Dependencies have the least version that they need, not the installed one.
  return text.replaceAll(/"dependencies"\s*:\s*\[[^[\]]*\]/g, '').replaceAll(members, (part) => {
    const names = valuesOf(part, 'shortName|artifactId|name');
    const versions = valuesOf(part, 'version');
    if (names.length === 0) return /"(?:_class|active)"/.test(part) ? '\n' : part;
    // With several names, it is unclear which version is whose.
    const version = names.length === 1 && versions.length === 1 ? versions.join('') : '';
    return names.map((name) => `\n${name}:${version}\n`).join('');
  });
}

function valuesOf(part: string, keys: string): string[] {
  return [...part.matchAll(new RegExp(`"(?:${keys})"\\s*:\\s*"([^"]*)"`, 'g'))].map(([, value = '']) => value);
}
