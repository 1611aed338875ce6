/** Lines of a plugins.yaml, also between lines of other forms. */
const block = /^(?:[ \t]*(?:- +)?(?:plugins|artifactId|groupId|source|version|url):.*\n?|[ \t]*- *\{.*\n?|[ \t]*(?:#.*)?\n)+/gm;

/** Rewrites the plugins of a plugins.yaml, whose keys are in any order, as JSON. */
export async function rewriteYaml(text: string): Promise<string> {
  if (!/\bartifactId:/.test(text)) return text;
  const { FAILSAFE_SCHEMA, load } = await import('js-yaml');
  return text.replaceAll(block, (lines) => {
    try {
      const json = JSON.stringify(load(lines, { schema: FAILSAFE_SCHEMA, maxAliases: 0 }));
      return lines.includes('artifactId:') ? `\n${json.replaceAll(/"source":\{([^{}]*)\}/g, '$1')}\n` : lines;
    } catch {
      return lines;
    }
  });
}
