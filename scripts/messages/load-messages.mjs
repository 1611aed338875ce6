import { relative } from 'node:path';
import { brokenJson } from './broken-json.mjs';

/**
 * A bundler loader for message files: one that is not JSON fails with its own name, line and column. The bundler
 * itself would blame the first module that imports it.
 * @this {{ rootContext: string, resourcePath: string }}
 * @param {string} source the file's text
 */
export default function loadMessages(source) {
  const mistake = brokenJson(source);
  if (mistake === undefined) return `export default ${source};`;
  const message = `${relative(this.rootContext, this.resourcePath)}: ${mistake}`;
  return `throw new SyntaxError(${JSON.stringify(message)});\nexport default {};`;
}
