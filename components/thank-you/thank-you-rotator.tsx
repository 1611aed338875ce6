import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Contributor, writeMonth } from './contributors';
import './thank-you-rotator.css';

/** Sentences with their placeholders still in them, because their parts are links. */
export interface ThankYouWords {
  label: string;
  /** With {handle}. */
  thanks: string;
  /** With {number}, by plural form. */
  pullRequests: Readonly<Record<string, string>>;
  /** With {repositories} and {month}. */
  where: string;
  /** What follows the repositories that are named, with {number}, by plural form. */
  more: Readonly<Record<string, string>>;
  /** With {handle}. */
  portrait: string;
  pause: string;
  resume: string;
  newTab: string;
}

interface ThankYouRotatorProps {
  /** At least one. */
  contributors: readonly Contributor[];
  locale: string;
  words: ThankYouWords;
}

/** How long each is shown, in milliseconds (specification, section 9). */
const interval = 5000;

/** How many repositories are named; the others are counted, so that the sentence fits its place. */
const mostNamed = 4;

/**
 * Thanks one contributor after the other, in a loop. It rests while somebody points at it, while
 * the focus is in it, while its tab is hidden, and when it is stopped by its button; for who wants
 * no motion it only starts by that button (WCAG 2.2.2).
 */
export function ThankYouRotator({ contributors, locale, words }: ThankYouRotatorProps) {
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
    <section aria-label={words.label} className="thank-you">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this only rests under pointer and focus */}
      <div
        role="group"
        className="thank-you-card"
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        <ThankYou key={index} contributor={contributor} locale={locale} words={words} />
      </div>
      {isRotating && (
        <button type="button" className="thank-you-button" onClick={() => setChoice(isStopped ? 'running' : 'stopped')}>
          <Icon name={isStopped ? 'player-play' : 'player-pause'} />
          <span className="sr-only">{isStopped ? words.resume : words.pause}</span>
        </button>
      )}
    </section>
  );
}

interface ThankYouProps {
  contributor: Contributor;
  locale: string;
  words: ThankYouWords;
}

function ThankYou({ contributor, locale, words }: ThankYouProps) {
  const { handle, profile, portrait, pullRequests, repositories, month } = contributor;
  const count = (forms: Readonly<Record<string, string>>, number: number) =>
    (forms[new Intl.PluralRules(locale).select(number)] ?? '').replace('{number}', number.toLocaleString(locale));
  const link = (address: string | undefined, text: string) => (
    <GitHubLink address={address} newTab={words.newTab}>
      {text}
    </GitHubLink>
  );
  const unnamed = repositories.length - mostNamed;
  const repositoryLinks = (
    <>
      {repositories.slice(0, mostNamed).map(({ name, address }, place) => (
        <span key={address}>
          {place > 0 && ', '}
          {link(address, name)}
        </span>
      ))}
      {unnamed > 0 && ` ${count(words.more, unnamed)}`}
    </>
  );
  const time = (
    <time dateTime={month} className="whitespace-nowrap">
      {writeMonth(month, locale)}
    </time>
  );

  return (
    <div className="thank-you-person">
      <Portrait address={portrait} alt={words.portrait.replace('{handle}', () => handle)} />
      <div className="thank-you-words">
        <p className="thank-you-name">{fill(words.thanks, { handle: link(profile, `@${handle}`) })}</p>
        <p>{count(words.pullRequests, pullRequests)}</p>
        <p>{fill(words.where, { repositories: repositoryLinks, month: time })}</p>
      </div>
    </div>
  );
}

function GitHubLink({ address, newTab, children }: { address?: string; newTab: string; children: string }) {
  if (!address) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{` ${newTab}`}</span>
    </a>
  );
}

/** The contributor's picture; a drawn head stands in for one that is missing or can't be loaded. */
function Portrait({ address, alt }: { address?: string; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (!address || isBroken) return <Icon name="user" className="thank-you-portrait" />;
  return (
    // biome-ignore lint/performance/noImgElement: a picture of another site, known only in the browser
    <img
      src={address}
      alt={alt}
      width="90"
      height="90"
      loading="lazy"
      referrerPolicy="no-referrer"
      className="thank-you-portrait"
      onError={() => setBroken(true)}
    />
  );
}

/** Puts the parts where the sentence names them. */
function fill(sentence: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] {
  // The odd pieces are the names between the braces.
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
