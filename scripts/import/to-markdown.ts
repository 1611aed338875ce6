import downdoc from 'downdoc';

/** The marks of blocks whose lines are shown as they are. */
const verbatim = /^(-{4,}|\.{4,}|`{3,}|\+{4,}|\/{4,})\s*\w*\s*$/;

const admonition = 'NOTE|TIP|IMPORTANT|WARNING|CAUTION';

/**
 * AsciiDoc of the Jenkins project's notes and events as Markdown: headings, emphasis, links, lists, source blocks and
 * quotations by downdoc; `plugin:<id>[label]` as a link to the plugin's page, admonitions as paragraphs that begin with
 * their name in bold, bare addresses as links. Directives that would read other files are dropped.
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

/** Writes what downdoc doesn't know, or would turn into HTML, in AsciiDoc that it knows. */
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
      // Its contents follow as paragraphs of their own.
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

/** Headings stand below those of the page: all are of level four, and what is below that is a line in bold. */
function withHeading(line: string): string {
  return line.replace(/^={5,6} +(.+?)\s*$/, '*$1*').replace(/^={1,3} +(?=\S)/, '==== ');
}

/** Links to plugins, and words in bold as downdoc reads them; code stays as it is. */
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
 * Code, inline or in a block, and links as they are; other addresses in angle brackets, which makes them links. In the place of
 * pictures, which lie in another repository, their words.
 */
function withLinks(markdown: string): string {
  return markdown.replaceAll(
    /^[ \t>]*```[\s\S]*?^[ \t>]*```|`[^`\n]*`|!\[([^\]\n]{0,500})\]\([^)\s]{0,2000}\)|\[[^\]\n]{0,500}\]\([^)\s]{0,2000}\)|<https?:[^>\s]{0,2000}>|https?:\/\/[^\s<>[\]`]*[^\s<>[\]`.,;:!?)'"*]/gm,
    (part, words?: string) => {
      if (part.startsWith('![')) return words ? `_${words}_` : '';
      return part.startsWith('http') ? `<${part}>` : part;
    },
  );
}
