'use client';

import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import type { loadJson } from '@/components/ui/load-json';
import { readTypedVersion, type TypedVersion } from '@/lib/changelog/check/typed-version';
import { checkVersion } from '@/lib/changelog/check/version-check';
import { parseCheckData } from '@/lib/changelog/check/version-data';
import { lineOf } from '@/lib/changelog/versions';
import type { ReleaseLine } from '@/lib/download/downloads';
import { CheckDetails } from './check-details';
import type { CheckLabels } from './check-labels';
import { CheckVerdict } from './check-verdict';
import type { Answer } from './use-answer';

/** The URLs of a line's published data. */
export interface LineData {
  /** The releases of the line, the security warnings and the upgrade notes. */
  checkUrl: string;
  /** The changes of a year, with the placeholder `{year}`. */
  changesUrl: string;
}

/** A typed version, and what is needed to check it. */
export interface Question {
  typed: string;
  /** The URLs of the published data of each line. */
  data: Readonly<Record<ReleaseLine, LineData>>;
  load: typeof loadJson;
  /** What is wrong with an input that isn't a version, with the placeholder `{found}`. */
  mistakes: Readonly<Record<Exclude<TypedVersion['kind'], 'version'>, string>>;
  labels: CheckLabels;
  /** Sets the version in the URL; null removes it. */
  share: (version: string | null) => void;
  /** Checks a version other than the typed one. */
  take: (version: string) => void;
}

/**
 * Checks what the visitor typed.
 * @throws Error if the published data can't be loaded in time or is malformed
 */
export async function answerQuestion({ typed, data, load, mistakes, labels, share, take }: Question): Promise<Answer> {
  const read = readTypedVersion(typed);
  share(read.kind === 'version' && !read.isCandidate ? read.version : null);
  if (read.kind !== 'version') {
    const text = fillPlaceholders(mistakes[read.kind], { found: 'found' in read ? read.found : '' });
    return { verdict: <p className="error-text">{text}</p>, isInvalid: true };
  }
  const { version, isCandidate } = read;
  if (isCandidate) {
    const { title, text, check } = labels.verdict.candidate;
    return {
      verdict: (
        <div className="note mb-0">
          <h2 className="subheading">{fillPlaceholders(title, { version: typed.trim() })}</h2>
          <p>{text}</p>
        </div>
      ),
      details: (
        <button type="button" className="button-quiet" onClick={() => take(version)}>
          {fillPlaceholders(check, { version })}
        </button>
      ),
    };
  }
  const { checkUrl, changesUrl } = data[lineOf(version)];
  const checked = checkVersion(version, parseCheckData(await load(checkUrl)), new Date());
  return {
    verdict: <CheckVerdict key={version} checked={checked} labels={labels} />,
    details: <CheckDetails key={version} checked={checked} labels={labels} changesUrl={changesUrl} />,
  };
}
