import { z } from 'zod';
import { readContent } from '@/lib/content/read-content';
import { locales } from '@/lib/i18n/locales';
import type { Finding } from './finding';

/** The path of the list of exceptions from the repository's root. */
export const exceptionsFile = 'messages/exceptions.yml';

const exceptionsSchema = z.array(
  z.strictObject({
    rule: z.string().min(1),
    /** A message key, or a prefix that ends in a dot for a whole group. */
    key: z.string().min(1),
    /** If undefined, every locale. */
    locale: z.enum(locales).optional(),
    reason: z.string().min(1),
  }),
);

export type Exceptions = z.output<typeof exceptionsSchema>;

/** @throws ContentError if messages/exceptions.yml can't be read */
export function readExceptions(): Exceptions {
  return readContent(exceptionsFile, exceptionsSchema);
}

/**
 * Removes findings that are covered by exceptions.
 * @param findings by rule
 * @returns the remaining findings, and one line for each unused exception
 */
export function withoutExceptions(
  findings: ReadonlyMap<string, readonly Finding[]>,
  exceptions: Exceptions,
): { findings: Map<string, Finding[]>; unused: string[] } {
  const used = new Set<Exceptions[number]>();
  const isExcepted = (rule: string, { key, locale }: Finding) => {
    const exception = exceptions.find(
      (one) =>
        one.rule === rule &&
        (one.key.endsWith('.') ? key.startsWith(one.key) : key === one.key) &&
        (one.locale === undefined || one.locale === locale),
    );
    if (exception) used.add(exception);
    return exception !== undefined;
  };
  const left = [...findings].map(
    ([rule, own]) => [rule, own.filter((finding) => !isExcepted(rule, finding))] as [string, Finding[]],
  );
  return {
    findings: new Map(left),
    unused: exceptions
      .filter((exception) => !used.has(exception))
      .map(({ rule, key, locale }) => {
        const what = locale ? `${key} in ${locale}` : key;
        return `${exceptionsFile}: ${what}: nothing violates the rule "${rule}", or no such rule exists: remove this exception`;
      }),
  };
}
