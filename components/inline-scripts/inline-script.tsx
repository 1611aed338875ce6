import { bundleScript, type InlineScriptName } from './bundle-script';

/**
 * An inline script, which runs as soon as the browser has parsed it (docs/decisions/script-security.md). It can find its position in
 * the page with `document.currentScript`.
 */
export function InlineScript({ name }: { name: InlineScriptName }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose hash is in the page's Content Security Policy
  return <script dangerouslySetInnerHTML={{ __html: bundleScript(name) }} />;
}
