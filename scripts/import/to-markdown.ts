import downdoc from 'downdoc';

/** The delimiters of verbatim blocks. */
const verbatim = /^(-{4,}|\.{4,}|`{3,}|\+{4,}|\/{4,})\s*\w*\s*$/;

const admonition = 'NOTE|TIP|IMPORTANT|WARNING|CAUTION';

/**
 * Converts AsciiDoc to Markdown with downdoc. In addition, `plugin:<id>[label]` becomes a link to the plugin's page, admonitions
 * become paragraphs that begin with their name in bold, and bare URLs become links. Directives that include files are dropped.
 */
export function toMarkdown(asciidoc: string): string {
  const lines = asciidoc
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const prepared = prepare(lines).join('\n');
  const markdown = downdoc(prepared, { attributes: { quotes: '“ ”' } });
  return `${withLinks(markdown.replaceAll(/<a name="[^"]*"><\/a>/g, '')).trim()}\n`;
}

/** Rewrites syntax that downdoc doesn't support, or would turn into HTML, as AsciiDoc that it supports. */
function prepare(lines: readonly string[]): string[] {
  const prepared: string[] = [];
  let end: string | undefined;
  let isInBlock = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const next = lines[index + 1] ?? '';
    const [, mark] = verbatim.exec(line) ?? [];
    if (end !== undefined || mark !== undefined) {
      prepared.push(line);
      if (end === undefined) end = mark;
      else if (mark === end) end = undefined;
      continue;
    }
    const [, label] = new RegExp(`^\\[(${admonition})[^\\]]*\\]\\s*$`).exec(line) ?? [];
    if (label && /^={4,}\s*$/.test(next)) {
      // The contents of the block become separate paragraphs.
      prepared.push(`*${titled(label)}:*`, '');
      isInBlock = true;
      index += 1;
    } else if (label) {
      prepared.push(`*${titled(label)}:* ${withMacros(next)}`);
      index += 1;
    } else if (isInBlock && /^={4,}\s*$/.test(line)) {
      isInBlock = false;
    } else {
      const named = line.replace(new RegExp(`^(${admonition}): +`), (_, name: string) => `*${titled(name)}:* `);
      prepared.push(withMacros(withHeading(named)));
    }
  }
  return prepared;
}

function titled(name: string): string {
  return name.charAt(0) + name.slice(1).toLowerCase();
}

/** Changes headings to level four, because they appear below those of the page. Lower levels become bold lines. */
function withHeading(line: string): string {
  return line.replace(/^={5,6} +(.+?)\s*$/, '*$1*').replace(/^={1,3} +(?=\S)/, '==== ');
}

/** Converts links to plugins and unconstrained bold text; code stays unchanged. */
function withMacros(line: string): string {
  return line.replaceAll(
    /`[^`]*`|\*\*(?=\S)([^*]+?)(?<=\S)\*\*|\bplugin:([\w.-]+)\[([^\]]*)\]/g,
    (all, bold?: string, id?: string, label?: string) => {
      if (bold) return `*${bold}*`;
      return id ? `https://plugins.jenkins.io/${id}/[${label || id}]` : all;
    },
  );
}

/**
 * Puts bare URLs in angle brackets, which makes them links; code and existing links stay unchanged. Pictures, which are in another
 * repository, are replaced with their alternative text.
 */
function withLinks(markdown: string): string {
  return markdown.replaceAll(
    /^[ \t>]*```[\s\S]*?^[ \t>]*```|`[^`\n]*`|!\[([^\]\n]{0,500})\]\([^)\s]{0,2000}\)|\[[^\]\n]{0,500}\]\([^)\s]{0,2000}\)|<https?:[^>\s]{0,2000}>|https?:\/\/[^\s<>[\]`]*[^\s<>[\]`.,;:!?)'"*]/gm,
    (part, alt?: string) => {
      if (part.startsWith('![')) return alt ? `_${alt}_` : '';
      return part.startsWith('http') ? `<${part}>` : part;
    },
  );
}
