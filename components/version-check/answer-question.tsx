'use client';

import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { readTypedVersion } from '@/lib/changelog/version-check';
import type { ReleaseLine } from '@/lib/download/downloads';
import type { Answer } from './answer';
import { CheckDetails, type CheckLabels, CheckVerdict } from './check-result';
import { type LineData, runCheck } from './run-check';

/** A version that somebody typed, and what is needed to answer. */
export interface Question {
  typed: string;
  /** Where the published data of each line is. */
  data: Readonly<Record<ReleaseLine, LineData>>;
  labels: CheckLabels & {
    empty: string;
    nonsense: string;
    candidate: {
      /** Contains {version}. */
      title: string;
      text: string;
      /** Contains {version}. */
      check: string;
    };
  };
  /** Aborts when nobody waits for the answer any more. */
  page: AbortSignal;
  /** Puts a version into the address; none takes it out. */
  share: (version: string | null) => void;
  /** Asks for another version than what was typed. */
  take: (version: string) => void;
}

/**
 * What is known of what somebody typed.
 * @throws Error when the published data can't be loaded in time, or lacks what it should have
 */
export async function answerQuestion({ typed, data, labels, page, share, take }: Question): Promise<Answer> {
  const read = readTypedVersion(typed);
  share(read.kind === 'version' && !read.isCandidate ? read.version : null);
  if (read.kind !== 'version') return { verdict: <p className="error-text">{labels[read.kind]}</p>, isInvalid: true };
  const { version, isCandidate } = read;
  if (isCandidate) {
    return {
      verdict: (
        <div className="note">
          <h2 className="subheading">{fillPlaceholders(labels.candidate.title, { version: typed.trim() })}</h2>
          <p>{labels.candidate.text}</p>
        </div>
      ),
      details: (
        <button type="button" className="button-quiet" onClick={() => take(version)}>
          {fillPlaceholders(labels.candidate.check, { version })}
        </button>
      ),
    };
  }
  const checked = await runCheck(version, data, page);
  return {
    verdict: <CheckVerdict key={version} checked={checked} labels={labels} />,
    details: <CheckDetails key={version} checked={checked} labels={labels} />,
  };
}
