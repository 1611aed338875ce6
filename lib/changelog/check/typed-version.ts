// This also runs in the browser, so it must not read content.

/** The result of parsing user input. */
export type TypedVersion =
  | { kind: 'empty' | 'nonsense' }
  /** A number is missing at the end, or there are different versions. */
  | { kind: 'partial' | 'several'; found: string }
  | {
      kind: 'version';
      version: string;
      /** Whether it is a pre-release or a snapshot of that version. */
      isCandidate: boolean;
    };

/** In characters. Longer input is not a version. */
const maxTypedLength = 200;

/** Software whose version may precede that of Jenkins. */
const otherSoftware = /(?:java|jdk|jre)\W*(?:version\W*)?$/i;
const jenkins = /jenkins[\W_]*(?:(?:lts|version|ver|v)[\W_]*)?$/i;

/**
 * Finds the version in user input: `2.516.1`, `v2.516`, `Jenkins ver. 2.516.1`, `jenkins/jenkins:2.516.1-lts`. Of several, the one
 * after the word Jenkins counts, and never that of Java. Nothing is guessed: `2.516.x` is partial, and `2.516,1` and `2.51x` are no
 * versions.
 */
export function readTypedVersion(typed: string): TypedVersion {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > maxTypedLength) return { kind: 'nonsense' };
  const all = [...text.matchAll(/(\d(?:[\d.,]|\s+(?=[.,]\d))*)([.-]?[a-z*]*)/gi)].flatMap(
    ({ 1: digits = '', 2: after = '', index }) => {
      const before = text.slice(0, index);
      const found = digits.replace(/[.,]$/, '');
      const isPartial = digits.endsWith('.') && (/^[x*]$/i.test(after) || (after === '' && found.split('.').length === 2));
      const form = isPartial ? /^\d{1,9}\.\d{1,9}$/ : /^\d{1,9}(?:\.\d{1,9}){1,2}$/;
      // Of "2.51x", only the beginning is a number.
      const isGarbled = /\d$/.test(digits) && /^(?!rc|alpha|beta|snapshot|lts)[a-z*]/i.test(after);
      if (!form.test(found) || isGarbled || otherSoftware.test(before)) return [];
      return [{ found, isPartial, isNamed: jenkins.test(before), isCandidate: /^[.-]?(?:rc|alpha|beta|snapshot)/i.test(after) }];
    },
  );
  const named = all.filter(({ isNamed }) => isNamed);
  const candidates = named.length > 0 ? named : all;
  const different = new Set(candidates.map(({ found }) => found));
  const [first] = candidates;
  if (!first) return { kind: 'nonsense' };
  if (different.size > 1) return { kind: 'several', found: [...different].join(', ') };
  if (first.isPartial) return { kind: 'partial', found: first.found };
  return { kind: 'version', version: first.found.split('.').map(Number).join('.'), isCandidate: first.isCandidate };
}
