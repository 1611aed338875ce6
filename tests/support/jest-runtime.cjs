// Jest gives each test file modules of its own and compiles all of them again, React and zod as well. Here a module is compiled
// once per process; each test file still runs it anew.
const vm = require('node:vm');

/** @type {Map<string, { code: string, script: vm.Script }>} What a file was compiled from, and the result. */
const compiled = new Map();

/**
 * In the place of Node's own, which remembers nothing. Jest calls it with these options only.
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
  // The code keeps its lines and columns, so that a failure names its place.
  return new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
}

Object.assign(vm, { compileFunction: compileOnce });

module.exports = require('jest-runtime');
