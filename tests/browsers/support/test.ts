import { test as base, expect } from '@playwright/test';
import type { BrowserName } from '@/scripts/shared/other-browsers.mjs';
import { startFirefox } from './firefox';
import { problemsKey } from './in-page';
import { type Browser, Visitor } from './visitor';
import { startWebKit } from './webkit';

export interface BrowserOptions {
  visitedWith: BrowserName;
}

const start: Record<BrowserName, () => Promise<Browser>> = { Firefox: startFirefox, WebKit: startWebKit };

/** Playwright's `test` with a visitor in another browser. Each test starts with an empty profile. */
export const test = base.extend<{ visitor: Visitor }, BrowserOptions & { program: Browser }>({
  visitedWith: ['Firefox', { option: true, scope: 'worker' }],
  program: [
    async ({ visitedWith }, use) => {
      const program = await start[visitedWith]();
      await use(program);
      await program.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ program, baseURL }, use) => {
    const session = await program.newSession();
    const visitor = new Visitor(session, String(baseURL));
    await use(visitor);
    const problems = await visitor.ask((key): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]'), problemsKey);
    await session.close();
    expect(problems, 'what a visit must never meet').toEqual([]);
  },
});

export { expect };
