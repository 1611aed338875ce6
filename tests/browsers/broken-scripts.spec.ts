import { deferredScripts } from '@/scripts/build/defer-scripts';
import { readMessages } from '@/scripts/messages/read-messages';
import { fileFor, readExport } from '@/scripts/shared/export-files';
import { pageElements } from '@/scripts/shared/html';
import { pagePath } from '@/tests/support/pages';
import { type Fault, serveBroken } from './support/broken-server';
import { test } from './support/test';
import { Visitor } from './support/visitor';

/* One script file of a page fails. tests/e2e/faults/scripts.spec.ts tries every file in Chromium. */

const { chrome, pages } = readMessages('en');
const path = pagePath('changelogStable');
const title = { role: 'heading', name: pages.changelogStable.title } as const;
const offer = { text: chrome.reload.text };

/** The scripts of the page. */
function scriptsOf() {
  return deferredScripts(pageElements(readExport(fileFor(path) ?? ''))).map(([script]) => script);
}

const faults: readonly Fault[] = [404, 500, 'aborted', 'cut'];

test('a page with a broken script stays readable, offers to reload, and is idle', async ({ visitor, baseURL }) => {
  for (const [index, script] of scriptsOf().entries()) {
    const fault = faults[index % faults.length] ?? 404;
    await test.step(`${script}, ${fault}`, async () => {
      const server = await serveBroken(String(baseURL), script, fault);
      const guest = new Visitor(visitor.session, server.origin);
      await guest.open(path);
      await guest.session.press('Tab');
      await guest.expectShown(offer);
      await guest.expectShown(title);
      await guest.ask(() => {
        Object.assign(window, { changes: 0 });
        const count = () => Object.assign(window, { changes: Reflect.get(window, 'changes') + 1 });
        new MutationObserver(count).observe(document, { attributes: true, childList: true, subtree: true });
      });
      await guest.session.press('Tab');
      await guest.expectAnswer(0, () => Reflect.get(window, 'changes'));
      await guest.click({ role: 'button', name: chrome.reload.close });
      await guest.expectHidden(offer);
      server.close();
    });
  }
});

test('a page works if a script is broken at the first attempt only, or takes seconds', async ({ visitor, baseURL }) => {
  for (const [index, script] of scriptsOf().entries()) {
    const fault = [...faults, 'slow' as const][index % (faults.length + 1)] ?? 404;
    await test.step(`${script}, ${fault}`, async () => {
      const server = await serveBroken(String(baseURL), script, fault, 1);
      const guest = new Visitor(visitor.session, server.origin);
      await guest.open(path);
      await guest.session.press('Tab');
      await guest.expectHydrated();
      await guest.expectHidden(offer);
      server.close();
    });
  }
});
