import { test as base, expect } from '@playwright/test';
import { answerForOtherHosts, routeOtherHosts } from './other-hosts';

interface VisitOptions {
  /** Console messages that the tests provoke on purpose. */
  expectedMessages: RegExp | undefined;
  /** Whether the tests route requests to other hosts by themselves. */
  routesOtherHosts: boolean;
}

interface Visit {
  /** What a visit must never meet: console errors and warnings, page errors, requests to other hosts. */
  problems: string[];
}

/** A page that the browser leaves while it is still being read, for one in another language, says that its connection closed. */
const leftEarly = /Minified React error #412/;

/**
 * Playwright's `test`, in which every visit has to go quietly: nothing on the console, no exception,
 * nothing blocked by the page's policy, no request to another host.
 */
export const test = base.extend<VisitOptions & Visit>({
  expectedMessages: [undefined, { option: true }],
  routesOtherHosts: [false, { option: true }],
  problems: [
    async ({ context, page, expectedMessages, routesOtherHosts }, use) => {
      const problems: string[] = [];
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (violation) =>
          console.error(`Blocked by the policy: ${violation.violatedDirective} ${violation.blockedURI}`),
        );
      });
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (leftEarly.test(message.text()) || expectedMessages?.test(message.text())) return;
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
      const onOther = (url: string) => problems.push(`request to ${url}`);
      await (routesOtherHosts ? routeOtherHosts(context, onOther) : answerForOtherHosts(page, onOther));
      await use(problems);
      expect(problems, 'what a visit must never meet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
