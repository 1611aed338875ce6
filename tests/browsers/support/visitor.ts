import { expect } from '@playwright/test';
import { call, type Wanted } from './in-page';

/** Keys by their `KeyboardEvent.key` values. */
type Key = 'Tab' | 'Enter' | 'Escape' | '/';

/** A running browser. */
export interface Browser {
  /** Starts a session with an empty profile. */
  newSession(): Promise<Session>;
  close(): Promise<void>;
}

/** A browser window, regardless of the protocol that drives it. */
export interface Session {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element that an expression returns. */
  click(expression: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses the keyboard shortcut for paste. */
  paste(): Promise<void>;
  close(): Promise<void>;
}

/** A visitor in a browser, whose methods wait for what they expect. */
export class Visitor {
  constructor(
    readonly session: Session,
    private readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.session.open(this.origin + path);
  }

  async click(wanted: Wanted): Promise<void> {
    await this.scrollTo(wanted);
    await this.session.click(call((sought) => window.findVisible(sought), wanted));
  }

  /** Scrolls instantly, even if the page has smooth scrolling. */
  async scrollTo(wanted: Wanted): Promise<void> {
    await this.expectShown(wanted);
    await this.ask((sought) => window.findVisible(sought)?.scrollIntoView({ block: 'center', behavior: 'instant' }), wanted);
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(wanted: Wanted): Promise<void> {
    for (let presses = 0; presses < 30; presses += 1) {
      await this.session.press('Tab');
      if (await this.ask((sought) => window.findVisible(sought)?.matches(':focus'), wanted)) return;
    }
    throw new Error(`The key Tab doesn't lead to ${JSON.stringify(wanted)}.`);
  }

  /** Calls a function in the page. It is serialized, so it must be self-contained. */
  ask<Values extends unknown[], Answer>(question: (...values: Values) => Answer, ...values: Values): Promise<Answer> {
    return this.session.evaluate(call(question, ...values)) as Promise<Answer>;
  }

  /** Waits until a function in the page returns a value. During a navigation the call may fail. */
  async expectAnswer<Values extends unknown[]>(answer: unknown, question: (...values: Values) => unknown, ...values: Values) {
    await expect(async () => expect(await this.ask(question, ...values), JSON.stringify(values)).toEqual(answer)).toPass();
  }

  async expectShown(wanted: Wanted): Promise<void> {
    await this.expectAnswer(true, (sought) => window.findVisible(sought) !== undefined, wanted);
  }

  async expectHidden(wanted: Wanted): Promise<void> {
    await this.expectAnswer(false, (sought) => window.findVisible(sought) !== undefined, wanted);
  }

  async expectFocus(wanted: Wanted): Promise<void> {
    await this.expectAnswer(true, (sought) => window.findVisible(sought)?.matches(':focus') ?? false, wanted);
  }

  async expectValue(field: Wanted, value: string): Promise<void> {
    const valueIn = (sought: Wanted) => {
      const found = window.findVisible(sought);
      return found instanceof HTMLInputElement && found.value;
    };
    await this.expectAnswer(value, valueIn, field);
  }

  /** Waits until the page is hydrated, which a first user interaction starts (docs/decisions/deferred-scripts.md). */
  async expectHydrated(): Promise<void> {
    await this.expectAnswer(false, () => document.documentElement.hasAttribute('data-hydrating'));
  }

  /** Waits until the page at an address shows an element that identifies it. */
  async expectPage(address: string, wanted: Wanted): Promise<void> {
    await this.expectAnswer(address, () => location.pathname + location.search);
    await this.expectShown(wanted);
  }
}
