import { bundleScript, type InlineScriptName } from './bundle-script';

/**
 * An inline script, which runs as soon as the browser has parsed it (docs/decisions/script-security.md). It can find its position in
 * the page and its `data-` attributes with `document.currentScript`.
 */
export function InlineScript({ name, ...data }: { name: InlineScriptName; [attribute: `data-${string}`]: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, whose hash is in the page's Content Security Policy
  return <script {...data} dangerouslySetInnerHTML={{ __html: bundleScript(name) }} />;
}
