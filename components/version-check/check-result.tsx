'use client';

import { type ReactNode, useState } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { Icon } from '@/components/ui/icon';
import { type PluralLabels, pluralLabel } from '@/components/ui/plural-label';
import { type CheckedVersion, changesByKind, type KindOfChange, type Verdict } from '@/lib/changelog/version-check';
import type { ReleaseLine } from '@/lib/download/downloads';
import type { IconName } from '@/lib/icons/icon-names';
import './version-check.css';

interface VerdictLabels {
  title: string;
  text: string;
}

/** The messages and URLs of a result. Messages have placeholders such as {version} and {newest}. */
export interface CheckLabels {
  locale: string;
  verdict: Readonly<Record<Verdict | 'older', VerdictLabels>>;
  outdated: { text: string; releases: string; unclear: string };
  answers: {
    /** Contains {title} and {answer}. */
    line: string;
    yes: string;
    no: string;
    unclear: string;
    supported: {
      title: string;
      yesStable: string;
      yesWeekly: string;
      noStable: string;
      noStableUndated: string;
      noWeekly: string;
      unclear: string;
    };
    safe: { title: string; yes: string; no: PluralLabels; unclear: string };
    current: { title: string; yes: string; no: PluralLabels; older: string; unclear: string };
  };
  security: { title: string; advisory: string; advisoryNamed: string; all: string };
  upgrade: {
    title: string;
    target: string;
    released: string;
    lastPatch: string;
    stillUnsafe: PluralLabels;
    download: string;
    changelog: string;
    guide: string;
    java: string;
    javaSame: string;
    javaStep: string;
    javaShared: string;
    javaNone: string;
    notes: string;
  };
  changes: { title: string; since: string; sinceOldest: string; none: string; incomplete: string; kind: string };
  /** The labels of the kinds of changes, in display order. */
  kinds: Readonly<Record<string, string>>;
  /** The language of changes and notes, if it differs from the page's. */
  recordsLang?: string;
  addresses: {
    /** URL templates of release pages, with {version}; versions not in `translated` use `english`. */
    release: Readonly<Record<ReleaseLine, { own: string; english: string; translated: readonly string[] }>>;
    download: string;
    upgradeGuide: string;
    advisories: string;
    allReleases: Readonly<Record<ReleaseLine, string>>;
  };
}

interface ResultProps {
  checked: CheckedVersion;
  labels: CheckLabels;
}

type Tone = 'good' | 'warning' | 'bad' | 'neutral';

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

const toneIcons: Record<Tone, IconName> = { good: 'check', warning: 'clock', bad: 'alert-triangle', neutral: 'info-circle' };

/** The verdict on a version, and the answers to the three questions. */
export function CheckVerdict({ checked, labels }: ResultProps) {
  const { verdict, version, newest, line, dataEnds, recordsSince: oldest } = checked;
  const { title, text } = labels.verdict[verdict === 'unknown' && oldest ? 'older' : verdict];
  const tone = oldest ? 'warning' : tones[verdict];
  return (
    <section aria-labelledby="verdict" className={`check-verdict check-verdict-${tone}`}>
      <div className="check-verdict-head">
        <Icon name={toneIcons[tone]} className="check-verdict-icon" />
        <div>
          <h2 id="verdict" className="check-verdict-title">
            {fillPlaceholders(title, { version })}
          </h2>
          <p>{fillPlaceholders(text, { version, newest, oldest })}</p>
          {dataEnds && (
            <p>
              {fillPlaceholders(labels.outdated.text, { date: longDate(dataEnds, labels.locale) })}{' '}
              <a href={labels.addresses.allReleases[line]}>{labels.outdated.releases}</a>
            </p>
          )}
        </div>
      </div>
      <ul className="check-answers">
        <Supported checked={checked} labels={labels} />
        <Safe checked={checked} labels={labels} />
        <Current checked={checked} labels={labels} />
      </ul>
    </section>
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
  const { date, version: replacement } = replacedBy ?? { version: newest };
  const sentence = date ? supported.noStable : supported.noStableUndated;
  return answer('no', fillPlaceholders(sentence, { version: replacement, date: date && longDate(date, labels.locale) }));
}

function Safe({ checked: { facts }, labels }: ResultProps) {
  const { safe } = labels.answers;
  const count = facts?.advisories?.length;
  const answer = count === undefined ? 'unclear' : count > 0 ? 'no' : 'yes';
  return (
    <Answer title={safe.title} answer={answer} labels={labels}>
      {answer === 'no' ? pluralLabel(safe.no, count ?? 0) : safe[answer]}
    </Answer>
  );
}

function Current({ checked: { isNewest, isNewer, later, dataEnds, recordsSince }, labels }: ResultProps) {
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
      {answer === 'no' ? (recordsSince ? current.older : pluralLabel(current.no, later.length)) : current[answer]}
    </Answer>
  );
}

/** The security warnings, what to upgrade to, and the changes in between. */
export function CheckDetails({ checked, labels }: ResultProps) {
  return (
    <div className="check-details">
      <SecurityWarnings checked={checked} labels={labels} />
      <Upgrade checked={checked} labels={labels} />
      <Changes checked={checked} labels={labels} />
    </div>
  );
}

function SecurityWarnings({ checked: { facts, isNewer }, labels }: ResultProps) {
  const { security, locale, addresses } = labels;
  const advisories = facts?.advisories ?? [];
  if (isNewer || (facts?.advisories && advisories.length === 0)) return null;
  return (
    <section aria-labelledby="check-security">
      <h3 id="check-security" className="subheading">
        {security.title}
      </h3>
      {advisories.length > 0 && (
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

function Upgrade({ checked, labels }: ResultProps) {
  const { upgrade, addresses, locale } = labels;
  const { target, line, lastPatch, isServed, later } = checked;
  if (!target) return null;
  const { version: newest, date, advisories } = target;
  const noted = later.filter((release) => release.upgradeNotes).toReversed();
  return (
    <section aria-labelledby="check-upgrade">
      <h3 id="check-upgrade" className="subheading">
        {upgrade.title}
      </h3>
      <p>
        <strong>{fillPlaceholders(upgrade.target, { newest })}</strong>
        {date && `, ${fillPlaceholders(upgrade.released, { date: longDate(date, locale) })}`}
      </p>
      <ul className="check-list">
        {lastPatch && !isServed && <li>{fillPlaceholders(upgrade.lastPatch, { lastPatch })}</li>}
        {advisories && advisories.length > 0 && <li>{pluralLabel(upgrade.stillUnsafe, advisories.length)}</li>}
        <JavaOnTheWay checked={checked} labels={labels} />
      </ul>
      <p className="check-actions">
        <a href={addresses.download} className="button">
          {upgrade.download}
        </a>
        <a {...releaseLink(labels, line, newest)} className="button-quiet">
          {fillPlaceholders(upgrade.changelog, { newest })}
        </a>
        {line === 'stable' && (
          <a href={addresses.upgradeGuide} className="button-quiet">
            {upgrade.guide}
          </a>
        )}
      </p>
      {noted.length > 0 && (
        <>
          <h4 className="minor-heading">{upgrade.notes}</h4>
          <ul className="check-list">
            {noted.map(({ version, upgradeNotes = [] }) => (
              <li key={version}>
                <a {...releaseLink(labels, line, version, '#upgrade-notes')}>{version}</a>
                {upgradeNotes.length > 0 && <span lang={labels.recordsLang}>{`: ${upgradeNotes.join('; ')}`}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function JavaOnTheWay({ checked: { target, facts, javaSteps, sharedJava }, labels: { upgrade, locale } }: ResultProps) {
  if (!target?.java) return null;
  const java = choice(target.java, locale);
  if (!facts?.java) return <li>{fillPlaceholders(upgrade.java, { java })}</li>;
  if (javaSteps.length === 0) return <li>{fillPlaceholders(upgrade.javaSame, { java })}</li>;
  const mustChange = facts.java.some((own) => !target.java?.includes(own));
  return (
    <>
      {javaSteps.map((step) => (
        <li key={step.version}>
          {fillPlaceholders(upgrade.javaStep, { version: step.version, java: choice(step.java, locale) })}
        </li>
      ))}
      {mustChange && (
        <li>
          {sharedJava.length > 0 ? fillPlaceholders(upgrade.javaShared, { java: choice(sharedJava, locale) }) : upgrade.javaNone}
        </li>
      )}
    </>
  );
}

/** Longer lists start collapsed, because they would hide the others. */
const mostOpen = 20;

function Changes({ checked: { version, newest, later, line, recordsSince }, labels }: ResultProps) {
  if (later.length === 0) return null;
  const { changes, kinds } = labels;
  const groups = changesByKind(later, Object.keys(kinds));
  const isIncomplete = later.some(({ incomplete }) => incomplete);
  return (
    <section aria-labelledby="check-changes">
      <h3 id="check-changes" className="subheading">
        {changes.title}
      </h3>
      {recordsSince ? (
        <p>{fillPlaceholders(changes.sinceOldest, { version, newest, oldest: recordsSince })}</p>
      ) : (
        <p>{groups.length > 0 || isIncomplete ? fillPlaceholders(changes.since, { version, newest }) : changes.none}</p>
      )}
      {isIncomplete && <p>{changes.incomplete}</p>}
      <div className="check-kinds">
        {groups.map((group, index) => (
          <Kind
            key={group.type}
            group={group}
            line={line}
            labels={labels}
            isOpen={index === 0 && group.changes.length <= mostOpen}
          />
        ))}
      </div>
    </section>
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

/** The attributes of a link to the page of a release. */
function releaseLink({ addresses, recordsLang }: CheckLabels, line: ReleaseLine, version: string, anchor = '') {
  const { own, english, translated } = addresses.release[line];
  const isTranslated = translated.includes(version);
  return {
    href: fillPlaceholders(isTranslated ? own : english, { version }) + anchor,
    hrefLang: isTranslated ? undefined : recordsLang,
  };
}

function longDate(date: string, locale: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Formats alternatives, such as "17, 21, or 25". */
function choice(numbers: readonly number[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(numbers.map(String));
}
