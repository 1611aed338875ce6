'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { Icon } from '@/components/ui/icon';
import { longDate } from '@/components/ui/long-date';
import { pluralLabel } from '@/components/ui/plural-label';
import {
  baselineOf,
  type CheckedVersion,
  changesByKind,
  type KindOfChange,
  type ReleaseChanges,
  type Verdict,
} from '@/lib/changelog/version-check';
import type { ReleaseLine } from '@/lib/download/downloads';
import type { IconName } from '@/lib/icons/icon-names';
import { releaseLink } from './format';
import type { CheckLabels } from './labels';
import { loadChanges } from './load-changes';
import { UpgradePlan } from './upgrade-plan';
import { type Tone, VerdictCard } from './verdict-card';
import './version-check.css';

interface ResultProps {
  checked: CheckedVersion;
  labels: CheckLabels;
}

const tones: Record<Verdict, Tone> = {
  good: 'good',
  newest: 'neutral',
  newestKnown: 'neutral',
  newestUnsafe: 'bad',
  update: 'warning',
  unserved: 'bad',
  unsafe: 'bad',
  newer: 'neutral',
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
export function CheckVerdict({ checked, labels }: ResultProps) {
  const { verdict, version, newest, line, asOf, dataEnds } = checked;
  const { title, text } = labels.verdict[verdict];
  const stamp = stamps[verdict];
  return (
    <VerdictCard
      id="verdict"
      tone={tones[verdict]}
      title={fillPlaceholders(title, { version, newest })}
      stamp={stamp && labels.stamp[stamp]}
      more={
        <ul className="check-answers">
          <Supported checked={checked} labels={labels} />
          <Safe checked={checked} labels={labels} />
          <Current checked={checked} labels={labels} />
        </ul>
      }
    >
      <p>{fillPlaceholders(text, { version, newest })}</p>
      {asOf && !dataEnds && <p>{fillPlaceholders(labels.asOf, { date: longDate(asOf, labels.locale) })}</p>}
      {dataEnds && (
        <p>
          {fillPlaceholders(labels.outdated.text, { date: longDate(dataEnds, labels.locale) })}{' '}
          <a href={labels.addresses.allReleases[line]}>{labels.outdated.releases}</a>
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

function Answer({ title, answer, labels, children }: AnswerProps) {
  return (
    <li className={`check-answer check-answer-${answer}`}>
      <p className="check-answer-title">
        <Icon name={answerIcons[answer]} className="check-answer-icon" />
        {fillPlaceholders(labels.answers.line, { title, answer: labels.answers[answer] })}
      </p>
      <p className="check-answer-text">{children}</p>
    </li>
  );
}

function Supported({ checked, labels }: ResultProps) {
  const { line, version, newest, isServed, isNewer, dataEnds, replacedBy } = checked;
  const { supported } = labels.answers;
  const answer = (value: AnswerProps['answer'], text: string) => (
    <Answer title={supported.title} answer={value} labels={labels}>
      {text}
    </Answer>
  );
  if (isNewer) return answer('unclear', supported.unclear);
  if (dataEnds && isServed) return answer('unclear', labels.outdated.unclear);
  if (line === 'weekly') return isServed ? answer('yes', supported.yesWeekly) : answer('no', supported.noWeekly);
  if (isServed) return answer('yes', fillPlaceholders(supported.yesStable, { baseline: version.replace(/\.\d+$/, '') }));
  return answer(
    'no',
    replacedBy?.date
      ? fillPlaceholders(supported.noStable, { version: replacedBy.version, date: longDate(replacedBy.date, labels.locale) })
      : fillPlaceholders(supported.noStableUndated, { version: baselineOf(newest) }),
  );
}

function Safe({ checked: { advisories, verdict, recordsSince }, labels }: ResultProps) {
  const { safe, supported } = labels.answers;
  const count = advisories?.length;
  const answer = count === undefined ? 'unclear' : count > 0 ? 'no' : 'yes';
  return (
    <Answer title={safe.title} answer={answer} labels={labels}>
      {text()}
    </Answer>
  );

  function text(): string {
    // The warnings begin with the records, too.
    if (count) return pluralLabel(recordsSince ? safe.atLeast : safe.no, count);
    if (answer === 'yes') return safe.yes;
    return verdict === 'unknown' ? supported.unclear : safe.unclear;
  }
}

function Current({ checked: { line, verdict, isNewest, isNewer, later, dataEnds, recordsSince }, labels }: ResultProps) {
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
        ? recordsSince || verdict === 'unknown'
          ? current.older
          : pluralLabel(current.no[line], later.length)
        : current[answer]}
    </Answer>
  );
}

interface DetailsProps extends ResultProps {
  /** The URL of the changes of a year, with the placeholder `{year}`. */
  changesUrl: string;
}

/** The security warnings, the upgrade plan, and the changes in between. */
export function CheckDetails({ checked, labels, changesUrl }: DetailsProps) {
  return (
    <div className="check-details">
      <SecurityWarnings checked={checked} labels={labels} />
      <UpgradePlan checked={checked} labels={labels} />
      <Changes checked={checked} labels={labels} changesUrl={changesUrl} />
    </div>
  );
}

function SecurityWarnings({ checked: { advisories, isNewer }, labels }: ResultProps) {
  const { security, locale, addresses } = labels;
  if (isNewer || advisories?.length === 0) return null;
  return (
    <section aria-labelledby="check-security">
      <h3 id="check-security" className="subheading">
        {security.title}
      </h3>
      {advisories && (
        <ul className="check-list">
          {advisories.map(({ id, url, date }) => (
            <li key={id}>
              <a href={url}>
                {fillPlaceholders(date ? security.advisory : security.advisoryNamed, {
                  id,
                  date: date && longDate(date, locale),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={addresses.advisories}>{security.all}</a>
      </p>
    </section>
  );
}

/** Longer lists start collapsed, because they would hide the others. */
const mostOpen = 20;

function Changes({ checked: { version, newest, later, line, recordsSince }, labels, changesUrl }: DetailsProps) {
  const [releases, setReleases] = useState<readonly ReleaseChanges[] | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly ReleaseChanges[] | 'failed') => isCurrent && setReleases(found);
    loadChanges(later, changesUrl).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [later, changesUrl]);

  if (later.length === 0) return null;
  const { changes } = labels;
  const [target] = later;
  return (
    <section aria-labelledby="check-changes">
      <h3 id="check-changes" className="subheading">
        {changes.title}
      </h3>
      {!releases && <p>{changes.loading}</p>}
      {releases === 'failed' && (
        <p>
          {changes.failed} {target && <a {...releaseLink(labels, line, target.version)}>{target.version}</a>}
        </p>
      )}
      {Array.isArray(releases) && <Kinds releases={releases} line={line} labels={labels} sentence={sentence(releases)} />}
    </section>
  );

  function sentence(found: readonly ReleaseChanges[]): string {
    if (recordsSince) return fillPlaceholders(changes.sinceOldest, { version, newest, oldest: recordsSince });
    const hasChanges = found.some((release) => release.changes.length > 0 || release.incomplete);
    return hasChanges ? fillPlaceholders(changes.since, { version, newest }) : changes.none;
  }
}

interface KindsProps {
  releases: readonly ReleaseChanges[];
  line: ReleaseLine;
  labels: CheckLabels;
  /** What the list contains. */
  sentence: string;
}

function Kinds({ releases, line, labels, sentence }: KindsProps) {
  return (
    <>
      <p>{sentence}</p>
      {releases.some(({ incomplete }) => incomplete) && <p>{labels.changes.incomplete}</p>}
      <div className="check-kinds">
        {changesByKind(releases, Object.keys(labels.kinds)).map((group, index) => (
          <Kind
            key={group.type}
            group={group}
            line={line}
            labels={labels}
            isOpen={index === 0 && group.changes.length <= mostOpen}
          />
        ))}
      </div>
    </>
  );
}

interface KindProps {
  group: KindOfChange;
  line: ReleaseLine;
  labels: CheckLabels;
  isOpen: boolean;
}

/** The changes of a kind. There may be thousands, so they are rendered when first opened. */
function Kind({ group: { type, changes }, line, labels, isOpen }: KindProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  const { recordsLang, kinds } = labels;
  const name = kinds[type];
  return (
    <details open={isOpen} onToggle={() => setOpened(true)} className="check-kind">
      <summary>
        <span lang={name === undefined ? recordsLang : undefined}>
          {fillPlaceholders(labels.changes.kind, { kind: name ?? type, count: changes.length.toLocaleString(labels.locale) })}
        </span>
        <Icon name="chevron-down" className="check-kind-arrow" />
      </summary>
      {wasOpened && (
        <ul className="check-list check-kind-changes">
          {changes.map(({ version, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
            <li key={index}>
              <a {...releaseLink(labels, line, version)}>{version}</a> <span lang={recordsLang}>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
