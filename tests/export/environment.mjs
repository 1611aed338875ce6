import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';

/**
 * A Node environment that parses each exported page once per process, because test files read the same pages and loading jsdom
 * takes longer than most tests.
 */
export default class ExportEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    Object.assign(this.global, { parsePage });
  }
}

/** @type {Map<string, Document>} */
const documents = new Map();

/**
 * @param {string} path the page's path from the root
 * @param {() => string} read reads its HTML; called once
 * @returns {Document}
 */
function parsePage(path, read) {
  const known = documents.get(path);
  if (known) return known;
  // The RSC payload is half of each page, and jsdom consults the styles for each accessible name. Both cost time and memory.
  const html = read()
    .replace(/<script>self\.__next_f\.push\(.*?<\/script>/gs, '')
    .replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');
  const { document } = new JSDOM(html, { url: `http://localhost${path}` }).window;
  documents.set(path, document);
  return document;
}
