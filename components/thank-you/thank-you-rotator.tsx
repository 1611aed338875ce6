import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { fillPlaceholders } from '@/components/ui/fill-placeholders';
import { Icon } from '@/components/ui/icon';
import { type PluralLabels, pluralLabel } from '@/components/ui/plural-label';
import type messages from '@/messages/en.json';
import { type Contributor, writeMonth } from './contributors';
import { MissingPortrait } from './missing-portrait';
import './thank-you.css';

/** Messages whose placeholders are filled in here, because some become links. */
export interface ThankYouLabels
  extends Pick<typeof messages.thankYou, 'label' | 'thanks' | 'where' | 'avatar' | 'pause' | 'resume'>,
    Record<'pullRequests' | 'more', PluralLabels> {
  newTab: string;
}

interface ThankYouRotatorProps {
  /** At least one. */
  contributors: readonly Contributor[];
  locale: string;
  labels: ThankYouLabels;
}

/** How long each contributor is shown, in milliseconds (docs/behavior.md, Thanks to contributors). */
const interval = 5000;

/** The number of repositories to name; the rest is only counted, so that the sentence fits. */
const maxNamed = 4;

/**
 * Thanks one contributor after another in a loop. It pauses while it is hovered or has focus, while its
 * tab is hidden, and when the visitor presses its button. For visitors who prefer reduced motion it starts only
 * when they press that button (WCAG 2.2.2).
 */
export function ThankYouRotator({ contributors, locale, labels }: ThankYouRotatorProps) {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'running' | 'stopped'>();
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const wantsNoMotion = useSyncExternalStore(subscribeToMotion, readMotion);
  const isHidden = useSyncExternalStore(subscribeToVisibility, readVisibility);

  const isRotating = contributors.length > 1;
  const isStopped = choice ? choice === 'stopped' : wantsNoMotion;
  const rests = isStopped || isPointedAt || hasFocus || isHidden;

  useEffect(() => {
    if (!isRotating || rests) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % contributors.length), interval);
    return () => clearInterval(timer);
  }, [isRotating, rests, contributors.length]);

  const contributor = contributors[index];
  if (!contributor) return null;
  return (
    <section className="flex min-h-0 min-w-0 max-w-220 gap-2 md:grow">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this only pauses on hover and focus */}
      <div
        role="group"
        className="min-w-0 grow"
        aria-label={labels.label}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        <ThankYouMessage key={index} contributor={contributor} locale={locale} labels={labels} />
      </div>
      {isRotating && (
        <button type="button" className="thank-you-button" onClick={() => setChoice(isStopped ? 'running' : 'stopped')}>
          <Icon name={isStopped ? 'player-play' : 'player-pause'} />
          <span className="sr-only">{isStopped ? labels.resume : labels.pause}</span>
        </button>
      )}
    </section>
  );
}

interface ThankYouMessageProps {
  contributor: Contributor;
  locale: string;
  labels: ThankYouLabels;
}

function ThankYouMessage({ contributor, locale, labels }: ThankYouMessageProps) {
  const { handle, fullName = `@${handle}`, profile, portrait, pullRequests, repositories, month } = contributor;
  const link = (address: string | undefined, text: string) => (
    <GitHubLink address={address} newTab={labels.newTab}>
      {text}
    </GitHubLink>
  );
  const unnamed = repositories.length - maxNamed;
  const repositoryLinks = (
    <>
      {repositories.slice(0, maxNamed).map(({ name, address }, place) => (
        <span key={address}>
          {place > 0 && ', '}
          {link(address, name)}
        </span>
      ))}
      {unnamed > 0 && ` ${pluralLabel(labels.more, unnamed)}`}
    </>
  );
  const time = <time dateTime={month}>{writeMonth(month, locale)}</time>;

  return (
    <div className="thank-you-person transition-opacity starting:opacity-0">
      <Portrait address={portrait} alt={fillPlaceholders(labels.avatar, { handle })} />
      <div className="flex min-w-0 grow flex-col gap-1 text-sm text-muted">
        <p className="thank-you-name">
          <span>{fillWithParts(labels.thanks, { handle: link(profile, fullName) })}</span>{' '}
          <span>{pluralLabel(labels.pullRequests, pullRequests)}</span>
        </p>
        <p>{fillWithParts(labels.where, { repositories: repositoryLinks, month: time })}</p>
      </div>
    </div>
  );
}

function GitHubLink({ address, newTab, children }: { address?: string; newTab: string; children: string }) {
  if (!address) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="underline wrap-anywhere hover:decoration-2">
      {children}
      <span className="sr-inline">{` ${newTab}`}</span>
    </a>
  );
}

/** The contributor's portrait, or a drawing if it is missing or can't be loaded. */
function Portrait({ address, alt }: { address?: string; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (!address || isBroken) return <MissingPortrait />;
  return (
    // biome-ignore lint/performance/noImgElement: a third-party picture, known only in the browser
    <img
      src={address}
      alt={alt}
      width="96"
      height="96"
      loading="lazy"
      referrerPolicy="no-referrer"
      className="thank-you-portrait"
      onError={() => setBroken(true)}
    />
  );
}

/** Like fillPlaceholders, for values that are elements. */
function fillWithParts(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] {
  // Splitting on a capturing group puts the names at odd positions.
  return sentence.split(/\{(\w+)\}/).map((piece, place) => (place % 2 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece));
}

const noMotion = '(prefers-reduced-motion: reduce)';

function readMotion(): boolean {
  return matchMedia(noMotion).matches;
}

function subscribeToMotion(onChange: () => void) {
  const media = matchMedia(noMotion);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function readVisibility(): boolean {
  return document.hidden;
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
