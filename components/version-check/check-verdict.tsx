import type { ReactNode } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { Icon } from '@/components/ui/icon';
import { pluralLabel } from '@/components/ui/plural-label';
import type { CheckedVersion, Verdict } from '@/lib/changelog/check/version-check';
import { baselineOf } from '@/lib/changelog/versions';
import { dateText } from '@/lib/i18n/dates';
import type { IconName } from '@/lib/icons/icon-names';
import type { CheckLabels } from './check-labels';
import { type Tone, VerdictCard } from './verdict-card';

interface CheckVerdictProps {
  checked: CheckedVersion;
  labels: CheckLabels;
}

const tones: Record<Verdict, Tone> = {
  good: 'good',
  latest: 'neutral',
  latestKnown: 'neutral',
  latestUnsafe: 'bad',
  latestKnownUnsafe: 'bad',
  update: 'warning',
  unserved: 'bad',
  unsafe: 'bad',
  newer: 'neutral',
  unrecorded: 'neutral',
  unknown: 'neutral',
};

/** The verdicts that are clear enough for a stamp. */
const stamps: Partial<Record<Verdict, keyof CheckLabels['stamp']>> = {
  good: 'good',
  update: 'upgrade',
  unsafe: 'upgrade',
  unserved: 'unserved',
};

/** The verdict on a version, and the answers to the three questions. */
export function CheckVerdict({ checked, labels }: CheckVerdictProps) {
  const { verdict, version, newest, record, asOf, dataEnds } = checked;
  const { title, text } = labels.verdict[verdict];
  const stamp = stamps[verdict];
  return (
    <VerdictCard
      id="verdict"
      tone={tones[verdict]}
      title={fillPlaceholders(title, { version, latest: newest })}
      stamp={stamp && labels.stamp[stamp]}
      more={
        <ul className="grid grid-cols-1 gap-4 hairline-t pt-4 sm:grid-cols-3 md:grid-cols-1 lg:grid-cols-3">
          <Supported checked={checked} labels={labels} />
          <Safe checked={checked} labels={labels} />
          <Current checked={checked} labels={labels} />
        </ul>
      }
    >
      <p>{fillPlaceholders(text, { version, latest: newest })}</p>
      {verdict === 'unsafe' && record === 'unknown' && <p>{fillPlaceholders(labels.records.unknown, { version })}</p>}
      {asOf && !dataEnds && <p>{fillPlaceholders(labels.verdict.asOf, { date: dateText(asOf, labels.locale) })}</p>}
      {dataEnds && (
        <p>
          {fillPlaceholders(labels.outdated.text, { date: dateText(dataEnds, labels.locale) })}{' '}
          <a href={labels.addresses.allReleases}>{labels.outdated.releases}</a>
        </p>
      )}
    </VerdictCard>
  );
}

interface AnswerProps {
  title: string;
  answer: 'yes' | 'no' | 'unclear';
  labels: CheckLabels;
  children: ReactNode;
}

const answerIcons = { yes: 'check', no: 'x', unclear: 'info-circle' } as const satisfies Record<string, IconName>;
const answerColors = { yes: 'text-success', no: 'text-error', unclear: '' };

function Answer({ title, answer, labels, children }: AnswerProps) {
  return (
    <li>
      <p className="flex items-center gap-1 font-semibold">
        <Icon name={answerIcons[answer]} className={`size-icon shrink-0 ${answerColors[answer]}`} />
        {fillPlaceholders(labels.answers.line, { title, answer: labels.answers[answer] })}
        {/* Orca joins the lines of an announcement. */}
        <span className="sr-inline">{'.\u00a0'}</span>
      </p>
      <p className="text-sm text-muted">{children}</p>
    </li>
  );
}

function Supported({ checked, labels }: CheckVerdictProps) {
  const { line, version, newest, isSupported, isNewer, dataEnds, replacedBy } = checked;
  const { supported } = labels.answers;
  const answer = (value: AnswerProps['answer'], text: string) => (
    <Answer title={supported.title} answer={value} labels={labels}>
      {text}
    </Answer>
  );
  if (isNewer) return answer('unclear', supported.unclear);
  if (dataEnds && isSupported) return answer('unclear', labels.outdated.unclear);
  if (line === 'weekly') return isSupported ? answer('yes', supported.yesWeekly) : answer('no', supported.noWeekly);
  if (isSupported) return answer('yes', fillPlaceholders(supported.yesStable, { baseline: version.replace(/\.\d+$/, '') }));
  return answer(
    'no',
    replacedBy?.date
      ? fillPlaceholders(supported.noStable, { version: replacedBy.version, date: dateText(replacedBy.date, labels.locale) })
      : fillPlaceholders(supported.noStableUndated, { version: baselineOf(newest) }),
  );
}

function Safe({ checked: { advisories, verdict, recordsSince, asOf, dataEnds }, labels }: CheckVerdictProps) {
  const { safe, supported } = labels.answers;
  const count = advisories?.length;
  const isKnown = count === 0 && asOf !== undefined;
  const answer = count ? 'no' : isKnown && !dataEnds ? 'yes' : 'unclear';
  return (
    <Answer title={safe.title} answer={answer} labels={labels}>
      {text()}
    </Answer>
  );

  function text(): string {
    // The warnings begin with the records, too.
    if (count) return pluralLabel(recordsSince ? safe.atLeast : safe.no, count);
    if (isKnown) return fillPlaceholders(dataEnds ? safe.outdated : safe.yes, { date: dateText(asOf, labels.locale) });
    return verdict === 'unknown' || verdict === 'unrecorded' ? supported.unclear : safe.unclear;
  }
}

function Current({ checked: { line, record, gaps, isNewest, isNewer, later, dataEnds }, labels }: CheckVerdictProps) {
  const { current } = labels.answers;
  if (dataEnds && isNewest) {
    return (
      <Answer title={current.title} answer="unclear" labels={labels}>
        {labels.outdated.unclear}
      </Answer>
    );
  }
  const answer = isNewer ? 'unclear' : isNewest ? 'yes' : 'no';
  return (
    <Answer title={current.title} answer={answer} labels={labels}>
      {answer === 'no'
        ? record !== 'recorded' || gaps.length > 0
          ? current.older
          : pluralLabel(current.no[line], later.length)
        : current[answer]}
    </Answer>
  );
}
