import { test as base, expect } from '@playwright/test';
import { answerForOtherHosts, routeOtherHosts } from './other-hosts';

interface VisitOptions {
  /** Console messages that the tests cause on purpose. */
  expectedMessages: RegExp | undefined;
  /** Whether the tests intercept requests to other hosts themselves. */
  routesOtherHosts: boolean;
  /** Whether scripts start with the page, as after a user interaction; otherwise the tests interact themselves. */
  startsScripts: boolean;
  /** Whether official pictures can be loaded from their host; otherwise pages show placeholders. */
  hasPictures: boolean;
}

interface Visit {
  /** What must never happen during a visit: console errors and warnings, page errors, requests to other hosts. */
  problems: string[];
}

/** React reports a closed connection if a page redirects to another language while loading. */
const leftEarly = /Minified React error #412/;

/**
 * Playwright's `test` with checks on every visit: nothing on the console, no exceptions, no policy violations,
 * and no requests to other hosts.
 */
export const test = base.extend<VisitOptions & Visit>({
  expectedMessages: [undefined, { option: true }],
  routesOtherHosts: [false, { option: true }],
  startsScripts: [true, { option: true }],
  hasPictures: [true, { option: true }],
  problems: [
    async ({ context, page, expectedMessages, routesOtherHosts, startsScripts, hasPictures }, use) => {
      const problems: string[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (violation) =>
          console.error(`Blocked by the policy: ${violation.violatedDirective} ${violation.blockedURI}`),
        );
      });
      if (startsScripts) {
        await context.addInitScript(() => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))));
      }
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (leftEarly.test(message.text()) || expectedMessages?.test(message.text())) return;
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
      const onOther = (url: string) => problems.push(`request to ${url}`);
      await (routesOtherHosts ? routeOtherHosts(context, onOther) : answerForOtherHosts(page, onOther, hasPictures));
      await use(problems);
      expect(problems, 'what a visit must never meet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
