'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { pluralLabel } from '@/components/ui/plural-label';
import type { CheckedVersion, UpgradePlan as Plan } from '@/lib/changelog/check/version-check';
import { baselineOf } from '@/lib/changelog/versions';
import { dateText } from '@/lib/i18n/dates';
import type { CheckLabels } from './check-labels';
import { choice, releaseLink } from './format';
import './version-check.css';

interface UpgradePlanProps {
  checked: CheckedVersion;
  labels: CheckLabels;
}

/** The steps from a version to the newest release of its line, to tick off and to print. */
export function UpgradePlan({ checked, labels }: UpgradePlanProps) {
  const { plan: messages, addresses } = labels;
  const { version, line, plan, later, gaps } = checked;
  const [done, setStep] = useDoneSteps(`${version} ${plan?.target.version}`);
  if (!plan) return null;
  const { target, remaining } = plan;
  const { version: newest } = target;
  const steps = planSteps(checked, plan, labels);
  return (
    <section>
      <h3 className="heading">{messages.title}</h3>
      <p>
        {fillPlaceholders(messages.intro, { version, latest: newest })}
        {(later.length > 1 || gaps.length > 0) && ` ${messages.skip}`}
      </p>
      <ol className="wrap-anywhere max-w-prose pt-2">
        {steps.map(({ id, text, link }) => (
          <li key={id} className="flex items-start gap-3 hairline-t py-3">
            <input
              type="checkbox"
              id={`step-${id}`}
              checked={done.includes(id)}
              onChange={({ target }) => setStep(id, target.checked)}
              className="check-step-box"
            />
            <div>
              {/* The link is outside of the checkbox's label, so that each has its own purpose. */}
              <label htmlFor={`step-${id}`}>{text}</label> {link}
            </div>
          </li>
        ))}
      </ol>
      {remaining !== undefined && remaining > 0 && <p>{pluralLabel(messages.stillUnsafe, remaining)}</p>}
      <p className="flex flex-wrap gap-3 pt-2">
        <a href={addresses.download} className="button">
          {messages.download}
        </a>
        <a {...releaseLink(labels, line, newest)} className="button-quiet">
          {fillPlaceholders(messages.changelog, { latest: newest })}
        </a>
        {line === 'stable' && (
          <a href={addresses.upgradeGuide} className="button-quiet">
            {messages.guide}
          </a>
        )}
        <button type="button" className="button-quiet" onClick={() => print()}>
          {messages.print}
        </button>
      </p>
    </section>
  );
}

interface PlanStep {
  id: string;
  text: string;
  link?: ReactNode;
}

function planSteps({ advisories = [] }: CheckedVersion, plan: Plan, labels: CheckLabels): PlanStep[] {
  const { plan: messages, addresses, locale } = labels;
  const { target, closed, firstStep, notes, notesSince, notesUpTo } = plan;
  const { version: newest, date } = target;
  const guide = <a href={addresses.upgradeGuide}>{messages.guide}</a>;
  const first = firstStep && [
    fillPlaceholders(messages.firstStep, { version: firstStep.version, baseline: baselineOf(firstStep.version) }),
    pluralLabel(messages.closesSome, firstStep.closed, { total: advisories.length.toLocaleString(locale) }),
  ];
  const install = [
    fillPlaceholders(date ? messages.installDated : messages.install, { latest: newest, date: date && dateText(date, locale) }),
    ...(closed ? [pluralLabel(messages.closes, closed)] : []),
  ];
  return [
    { id: 'backup', text: messages.backup },
    ...(first ? [{ id: 'first', text: first.join(' ') }] : []),
    ...(notesSince ? [{ id: 'notes', text: fillPlaceholders(messages.notesSince, { oldest: notesSince }), link: guide }] : []),
    ...notes.map(({ version, headings, hasPage }) => ({
      id: version,
      text: fillPlaceholders(messages.notes, { version }),
      link: (
        <a
          {...(hasPage ? releaseLink(labels, 'stable', version, '#upgrade-notes') : { href: addresses.upgradeGuide })}
          lang={headings.length > 0 ? labels.recordsLang : undefined}
        >
          {headings.join('; ') || version}
        </a>
      ),
    })),
    ...(notesUpTo ? [{ id: 'weekly', text: fillPlaceholders(messages.notesUpTo, { baseline: notesUpTo }) }] : []),
    ...javaTexts(plan, labels).map((text, index) => ({ id: `java-${index}`, text })),
    { id: 'plugins', text: messages.plugins, link: <a href={addresses.plugins}>{messages.checkPlugins}</a> },
    { id: 'install', text: install.join(' ') },
    { id: 'after', text: messages.after },
  ];
}

function javaTexts({ java }: Plan, { plan: messages, locale }: CheckLabels): string[] {
  if (!java.needed) return [];
  if (!java.isOwnKnown) return [fillPlaceholders(messages.java, { java: choice(java.needed, locale) })];
  if (!java.mustChange) return [];
  if (java.shared.length > 0) return [fillPlaceholders(messages.javaShared, { java: choice(java.shared, locale) })];
  const steps = java.steps.map((step) =>
    fillPlaceholders(messages.javaStep, { version: step.version, java: choice(step.java, locale) }),
  );
  return [...steps, messages.javaNone];
}

/**
 * The steps that are done, which the browser remembers, because an upgrade takes days and its steps lead to other pages.
 * @param plan the name of the plan
 */
function useDoneSteps(plan: string): [readonly string[], (id: string, isDone: boolean) => void] {
  const [done, setDone] = useState<readonly string[]>([]);
  const key = `upgrade-plan ${plan}`;
  useEffect(() => setDone(readSteps(key) ?? []), [key]);
  const setStep = (id: string, isDone: boolean) => {
    // Another tab may have changed them since.
    const others = (readSteps(key) ?? done).filter((other) => other !== id);
    const next = isDone ? [...others, id] : others;
    setDone(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be blocked; the steps are then remembered until the page is left.
    }
  };
  return [done, setStep];
}

function readSteps(key: string): string[] | undefined {
  try {
    const steps: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    return Array.isArray(steps) ? steps.filter((step: unknown) => typeof step === 'string') : undefined;
  } catch {
    return undefined;
  }
}
