import { relative } from 'node:path';
import { brokenEncoding, brokenJson } from './broken-json.mjs';

/**
 * A webpack-compatible loader for message files, which reports the file, line and column of invalid JSON or of another
 * encoding. The bundler itself would blame the importing module.
 * @this {{ rootContext: string, resourcePath: string }}
 * @param {string} source the file's text
 */
export default function loadMessages(source) {
  const mistake = brokenEncoding(source) ?? brokenJson(source);
  if (mistake === undefined) return `export default ${source};`;
  const message = `${relative(this.rootContext, this.resourcePath)}: ${mistake}`;
  return `throw new SyntaxError(${JSON.stringify(message)});\nexport default {};`;
}
