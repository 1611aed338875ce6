import { z } from 'zod';
import { readContent } from '@/lib/content/read-content';
import { locales } from '@/lib/i18n/locales';
import type { Finding } from './finding';

/** What may break a rule, from the repository's root. */
const exceptionsFile = 'messages/exceptions.yml';

const exceptionsSchema = z.array(
  z.strictObject({
    rule: z.string().min(1),
    /** The message, or what ends in a dot for all of a group. */
    key: z.string().min(1),
    /** Without it, every locale. */
    locale: z.enum(locales).optional(),
    reason: z.string().min(1),
  }),
);

export type Exceptions = z.output<typeof exceptionsSchema>;

/** @throws ContentError when messages/exceptions.yml can't be read */
export function readExceptions(): Exceptions {
  return readContent(exceptionsFile, exceptionsSchema);
}

/**
 * Takes away what is excepted.
 * @param findings by rule
 * @returns the others, and exceptions that no finding needs: one line each
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
        return `${exceptionsFile}: ${what} keeps the rule "${rule}", or there is no such rule: remove the exception`;
      }),
  };
}
