import { UsageError } from './parse-options.mjs';

/** Kinds of options, for `parseArguments`. */
export const flag = { type: 'boolean', default: false } as const;
export const text = { type: 'string' } as const;
export const list = { type: 'string', multiple: true, default: [] as string[] } as const;

/** The time that a command waits for a server at most, in seconds. */
const maxSeconds = 600;

/**
 * Reads an option that takes names, separated by commas or repeated.
 * @param values the values of the option
 * @param names the possible names
 * @returns the chosen names in the order of `names`; all of them without the option
 * @throws UsageError for an unknown name
 */
export function chosenNames<Name extends string>(option: string, values: readonly string[], names: readonly Name[]): Name[] {
  const wanted = new Set<string>(values.flatMap((value) => value.split(',')));
  const chosen = names.filter((name) => wanted.delete(name));
  const [unknown] = wanted;
  if (unknown !== undefined) throw new UsageError(`${option} needs one of ${names.join(', ')}, found "${unknown}".`);
  return values.length > 0 ? chosen : [...names];
}

/**
 * Reads an option that takes a time limit.
 * @returns the limit in seconds
 * @throws UsageError unless it is above 0 and at most 600
 */
export function secondsOf(option: string, value: string): number {
  const seconds = Number(value);
  if (seconds > 0 && seconds <= maxSeconds) return seconds;
  throw new UsageError(`${option} needs a number of seconds up to ${maxSeconds}, found "${value}".`);
}
