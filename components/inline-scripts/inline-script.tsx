import { bundleScript, type InlineScriptName } from './bundle-script';

/**
 * A script in the page's own HTML, which runs as soon as the browser has read it (docs/decisions/script-security.md). It can find its
 * place in the page by `document.currentScript`.
 */
export function InlineScript({ name }: { name: InlineScriptName }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; the page's policy carries its hash
  return <script dangerouslySetInnerHTML={{ __html: bundleScript(name) }} />;
}
