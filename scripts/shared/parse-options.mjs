import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/** Thrown for an invalid command line. */
export class UsageError extends Error {
  /** @override */
  name = 'UsageError';
}

/**
 * Parses a command line.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {readonly string[]} args
 * @param {Config} config the options besides `--help`
 * @returns {ReturnType<typeof parseArgs<Config>> | undefined} undefined if help was requested
 * @throws {UsageError} if an option is invalid
 */
export function parseArguments(args, config) {
  try {
    const parsed = parseArgs({ ...config, args: [...args], options: { ...config.options, help: { type: 'boolean' } } });
    return 'help' in parsed.values ? undefined : /** @type {ReturnType<typeof parseArgs<Config>>} */ (parsed);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the options of a command and runs it. Prints the usage instead if help was requested, or an option is invalid.
 * @template CommandOptions, Result
 * @param {string} usage the command, what it does, and a line for each option
 * @param {() => CommandOptions | undefined} read returns undefined if help was requested, and may throw a UsageError
 * @param {(options: CommandOptions) => Result} run may throw a UsageError, unless it is asynchronous
 * @param {NodeJS.WritableStream} output
 * @param {NodeJS.WritableStream} [errors] where to report an invalid option
 * @returns {Result | 0 | 2} the result of the command, or the exit code after the usage: 2 if an option was invalid
 */
export function runCommand(usage, read, run, output, errors = output) {
  try {
    const options = read();
    if (options) return run(options);
    output.write(`${usage}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    errors.write(`${error.message}\n\n${usage}\n`);
    return 2;
  }
}

/**
 * The options of a script. `--help` prints the usage and exits with 0; an invalid option prints it with an error and exits with 2.
 * @param {string} usage the command, what it does, and a line for each option
 * @param {Options} [options]
 * @returns {Readonly<Record<string, unknown>>} the values by option name
 */
export function parseOptions(usage, options = {}) {
  const read = () => parseArguments(process.argv.slice(2), { options })?.values;
  const found = runCommand(usage, read, (values) => values, process.stdout, process.stderr);
  if (typeof found === 'number') process.exit(found);
  return found;
}
