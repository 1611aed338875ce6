import { relative } from 'node:path';
import { brokenJson } from './broken-json.mjs';

/**
 * A loader of the bundler for the files of messages: one that is not JSON breaks the page with its own name, line and
 * column. The bundler itself blames the first module that imports it.
 * @this {{ rootContext: string, resourcePath: string }}
 * @param {string} source the file's text
 */
export default function loadMessages(source) {
  const mistake = brokenJson(source);
  if (mistake === undefined) return `export default ${source};`;
  const message = `${relative(this.rootContext, this.resourcePath)}: ${mistake}`;
  return `throw new SyntaxError(${JSON.stringify(message)});\nexport default {};`;
}
