import { parseArgs } from 'node:util';

/**
 * Parses the command line. `--help` prints the usage and exits with 0; an invalid option prints it with an error and exits with 2.
 * @param {string} usage the command, what it does, and a line for each option
 * @param {NonNullable<import('node:util').ParseArgsConfig['options']>} [options]
 * @returns {Readonly<Record<string, unknown>>} the values by option name
 */
export function parseOptions(usage, options = {}) {
  try {
    const { help, ...values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values;
    if (!help) return values;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}
