// Jest compiles every module again for each test file, including React and zod. This runtime compiles a module once per process;
// each test file still evaluates it separately.
const vm = require('node:vm');

/** @type {Map<string, { code: string, script: vm.Script }>} The source and the compiled script of each file. */
const compiled = new Map();

/**
 * Replaces vm.compileFunction, which has no cache. Jest calls it with these options only.
 * @param {string} code
 * @param {readonly string[]} parameters
 * @param {{ filename: string, parsingContext: vm.Context }} options
 */
function compileOnce(code, parameters, { filename, parsingContext }) {
  const known = compiled.get(filename);
  const script = known?.code === code ? known.script : compile(code, parameters, filename);
  compiled.set(filename, { code, script });
  return script.runInContext(parsingContext);
}

/**
 * @param {string} code
 * @param {readonly string[]} parameters
 * @param {string} filename
 */
function compile(code, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  // The offset keeps line and column numbers in stack traces correct.
  return new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
}

Object.assign(vm, { compileFunction: compileOnce });

module.exports = require('jest-runtime');
