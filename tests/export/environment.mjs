import { TestEnvironment } from 'jest-environment-node';
import { JSDOM } from 'jsdom';

/**
 * Node, in which a page of the finished site is parsed once for all test files of a process: they read the same pages,
 * and loading jsdom takes longer than most of them.
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
 * @param {string} path the address that the page is at, from the root
 * @param {() => string} read reads its HTML, which is asked for once
 * @returns {Document}
 */
function parsePage(path, read) {
  const document = documents.get(path) ?? new JSDOM(read(), { url: `http://localhost${path}` }).window.document;
  documents.set(path, document);
  return document;
}
