/** The package has no types of its own. */
declare module 'downdoc' {
  /** Converts AsciiDoc to Markdown. */
  export default function downdoc(asciidoc: string, options?: { attributes?: Record<string, string> }): string;
}
