import { expect } from '@playwright/test';
import { call, type Wanted } from './in-page';

/** Keys by the names that the web gives them. */
type Key = 'Tab' | 'Enter' | 'Escape' | '/';

/** A started program that can be visited with. */
export interface Browser {
  /** Starts a session that remembers nothing of others. */
  newSession(): Promise<Session>;
  close(): Promise<void>;
}

/** A window of a browser, whichever protocol drives it. */
export interface Session {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks on the element that an expression finds in the page. */
  click(expression: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses the keys that paste. */
  paste(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody who visits the site in a browser, and waits for what is to come. */
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

  /** Scrolls at once, even where the page would do so smoothly. */
  async scrollTo(wanted: Wanted): Promise<void> {
    await this.expectShown(wanted);
    await this.ask((sought) => window.findVisible(sought)?.scrollIntoView({ block: 'center', behavior: 'instant' }), wanted);
  }

  /** Goes through the page with the keyboard until something has the focus. */
  async tabTo(wanted: Wanted): Promise<void> {
    for (let presses = 0; presses < 30; presses += 1) {
      await this.session.press('Tab');
      if (await this.ask((sought) => window.findVisible(sought)?.matches(':focus'), wanted)) return;
    }
    throw new Error(`The key Tab doesn't lead to ${JSON.stringify(wanted)}.`);
  }

  /** Asks the page something. The function must be self-contained, because only its source text arrives there. */
  ask<Values extends unknown[], Answer>(question: (...values: Values) => Answer, ...values: Values): Promise<Answer> {
    return this.session.evaluate(call(question, ...values)) as Promise<Answer>;
  }

  /** Waits until the page gives an answer. In between it may be left for another one, which has no answer for a moment. */
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

  /** Waits until the page's scripts, which a first interaction starts, have taken over (docs/decisions/deferred-scripts.md). */
  async expectHydrated(): Promise<void> {
    await this.expectAnswer(false, () => document.documentElement.hasAttribute('data-hydrating'));
  }

  /** Waits until the page at an address is shown, with what makes it this page. */
  async expectPage(address: string, wanted: Wanted): Promise<void> {
    await this.expectAnswer(address, () => location.pathname + location.search);
    await this.expectShown(wanted);
  }
}
