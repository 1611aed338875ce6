import { test as base, expect } from '@playwright/test';
import { answerForOtherHosts, routeOtherHosts } from './other-hosts';

interface VisitOptions {
  /** Console messages that the tests cause on purpose. */
  expectedMessages: RegExp | undefined;
  /** Whether the tests route requests to other hosts themselves. */
  routesOtherHosts: boolean;
  /** Whether a page's scripts start with it, as at a sign of the visitor; otherwise the tests give that sign themselves. */
  startsScripts: boolean;
  /** Whether official pictures can be loaded from their host; otherwise pages show their own drawings. */
  hasPictures: boolean;
}

interface Visit {
  /** What must never happen during a visit: console errors and warnings, page errors, requests to other hosts. */
  problems: string[];
}

/** A page that redirects to another language while it is still loading reports a closed connection. */
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
