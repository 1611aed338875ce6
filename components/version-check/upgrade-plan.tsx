import { type ReactNode, useId } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { longDate } from '@/components/ui/long-date';
import { type PluralLabels, pluralLabel } from '@/components/ui/plural-label';
import type { CheckedVersion, UpgradePlan as Plan } from '@/lib/changelog/version-check';

import { choice, releaseLink } from './format';
import type { CheckLabels } from './labels';
import './version-check.css';

interface UpgradePlanProps {
  checked: CheckedVersion;
  labels: CheckLabels;
}

/** The steps from a version to the newest release of its line, to tick off and to print. */
export function UpgradePlan({ checked, labels }: UpgradePlanProps) {
  const { plan: messages, addresses, locale } = labels;
  const { version, line, plan, later } = checked;
  if (!plan) return null;
  const { target, closed, remaining, firstStep, notes } = plan;
  const { version: newest, date } = target;
  return (
    <section aria-labelledby="check-plan">
      <h3 id="check-plan" className="subheading">
        {messages.title}
      </h3>
      <p>{fillPlaceholders(messages.intro, { version, newest })}</p>
      <ol className="check-plan">
        <Step>{messages.backup}</Step>
        {firstStep && (
          <Step>
            {fillPlaceholders(messages.firstStep, { version: firstStep.version })} {closes(messages.closes, firstStep.closed)}
          </Step>
        )}
        {javaSteps(plan, labels).map((text) => (
          <Step key={text}>{text}</Step>
        ))}
        <Step link={<a href={addresses.plugins}>{messages.checkPlugins}</a>}>{messages.plugins}</Step>
        {notes.map(({ version: noted, headings }) => (
          <Step
            key={noted}
            link={
              <a {...notesLink(noted)} lang={headings.length > 0 ? labels.recordsLang : undefined}>
                {headings.join('; ') || noted}
              </a>
            }
          >
            {fillPlaceholders(messages.notes, { version: noted })}
          </Step>
        ))}
        <Step>
          {fillPlaceholders(date ? messages.installDated : messages.install, {
            newest,
            date: date && longDate(date, locale),
          })}{' '}
          {closes(messages.closes, closed)}
        </Step>
      </ol>
      {remaining !== undefined && remaining > 0 && <p>{pluralLabel(messages.stillUnsafe, remaining)}</p>}
      <p className="check-actions">
        <a href={addresses.download} className="button">
          {messages.download}
        </a>
        <a {...releaseLink(labels, line, newest)} className="button-quiet">
          {fillPlaceholders(messages.changelog, { newest })}
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

  /** Releases before the records have no page. */
  function notesLink(noted: string) {
    const hasPage = later.some((release) => release.version === noted);
    return hasPage ? releaseLink(labels, line, noted, '#upgrade-notes') : { href: addresses.upgradeGuide };
  }
}

/** A step to tick off. The link is outside of the checkbox's label, so that each has its own purpose. */
function Step({ children, link }: { children: ReactNode; link?: ReactNode }) {
  const id = useId();
  return (
    <li className="check-step">
      <input type="checkbox" id={id} className="check-step-box" />
      <div>
        <label htmlFor={id}>{children}</label> {link}
      </div>
    </li>
  );
}

function closes(messages: PluralLabels, count: number | undefined): string | undefined {
  return count ? pluralLabel(messages, count) : undefined;
}

function javaSteps({ target, java }: Plan, { plan: messages, locale }: CheckLabels): string[] {
  if (!target.java) return [];
  const needed = { java: choice(target.java, locale) };
  if (!java.isOwnKnown) return [fillPlaceholders(messages.java, needed)];
  if (!java.mustChange) return [];
  if (java.shared.length > 0) return [fillPlaceholders(messages.javaShared, { java: choice(java.shared, locale) })];
  const steps = java.steps.map((step) =>
    fillPlaceholders(messages.javaStep, { version: step.version, java: choice(step.java, locale) }),
  );
  return [...steps, messages.javaNone];
}
