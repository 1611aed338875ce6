'use client';

import { useId, useRef, useState } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { browserZone, calendarAddress, zoneOffset } from '@/lib/events/public-calendar';
import { isReachable } from './reachable';
import './events.css';

interface CalendarIframeProps {
  /** The calendar's URL without a time zone. */
  embed: string;
  /** The same calendar as an .ics file, offered if the iframe can't be loaded. */
  ics: string;
  /** The options. The first has an empty value, which means the browser's time zone. */
  zones: readonly { value: string; label: string }[];
  /** Names of the days, for the week that is drawn behind the button. */
  weekdays: readonly string[];
  labels: Record<'frame' | 'show' | 'loading' | 'unreachable' | 'retry' | 'icsLink' | 'zone' | 'shown', string>;
}

/** The size and place of the blocks in the drawn week, from Monday, which stand for events. */
const drawnEvents = ['top-14 h-9', 'top-40 h-20', 'top-14 h-9', 'top-52 h-12', 'top-24 h-9'];

const storageKey = 'jenkins-calendar-zone';

/**
 * The public calendar in an iframe, with a saved choice of time zone (docs/behavior.md, Public calendar). Nothing is
 * requested from the calendar's host, and no space is reserved, until the user presses the button.
 */
export function CalendarIframe({ embed, ics, zones, weekdays, labels }: CalendarIframeProps) {
  const box = useRef<HTMLDivElement>(null);
  const selectId = useId();
  const [state, setState] = useState<'waiting' | 'loading' | 'shown' | 'unreachable'>('waiting');
  const [chosen, setChosen] = useState<string>();
  const remembered = useBrowserValue(readZone, '');
  const choice = zones.find(({ value }) => value === (chosen ?? remembered))?.value ?? '';
  const zone = useBrowserValue(() => choice || browserZone(), 'GMT');
  const offset = useBrowserValue(() => zoneOffset(zone, new Date()), '');

  const load = async () => {
    // The pressed button disappears, so focus moves to the calendar.
    box.current?.focus({ preventScroll: true });
    setState('loading');
    setState((await isReachable(ics)) ? 'shown' : 'unreachable');
  };

  const address = calendarAddress(embed, zone);
  return (
    <div className="needs-script min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-3 text-sm">
        <label htmlFor={selectId}>{labels.zone}</label>
        <select
          id={selectId}
          value={choice}
          className="field w-auto max-w-full"
          onChange={({ target }) => {
            setChosen(target.value);
            rememberZone(target.value);
          }}
        >
          {zones.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <p aria-live="polite" className="min-h-lh min-w-0 wrap-anywhere text-muted">
          {offset && `${labels.shown} ${zone} (${offset})`}
        </p>
      </div>
      {state === 'waiting' && (
        // A week, as the ground of the button.
        <div className="week">
          {weekdays.map((day, index) => (
            <div key={day} aria-hidden="true" className="relative bg-paper">
              <p className="week-day">{day}</p>
              {drawnEvents[index] && <div className={`week-event ${drawnEvents[index]}`} />}
            </div>
          ))}
          <button type="button" className="button week-button" onClick={load}>
            {labels.show}
          </button>
        </div>
      )}
      <div ref={box} tabIndex={-1} className={state === 'waiting' ? undefined : 'calendar-box'}>
        {state === 'shown' ? (
          // A new iframe per URL, because changing `src` would add history entries.
          <iframe
            key={address}
            src={address}
            title={labels.frame}
            width="1024"
            height="600"
            referrerPolicy="no-referrer"
            className="block size-full"
          />
        ) : (
          <div
            className={
              state === 'waiting'
                ? undefined
                : 'flex h-full flex-col items-center justify-center gap-4 p-6 text-center text-muted'
            }
          >
            <p aria-live="polite">
              {state === 'loading' && labels.loading}
              {state === 'unreachable' && labels.unreachable}
            </p>
            {state === 'unreachable' && (
              <>
                <a href={ics} className="inline-link">
                  {labels.icsLink}
                </a>
                <button type="button" className="button-quiet" onClick={load}>
                  {labels.retry}
                </button>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function readZone(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function rememberZone(zone: string) {
  try {
    localStorage.setItem(storageKey, zone);
  } catch {
    // Storage may be blocked; the choice still takes effect, but isn't saved.
  }
}
