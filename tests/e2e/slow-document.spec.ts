import type { Page } from '@playwright/test';
import type { RouteId } from '@/lib/routing/routes';
import { missingPages, pagePath } from '@/tests/support/pages';
import { bringHeadingFont } from './support/heading-font';
import { type SlowServer, serveSlowly } from './support/slow-document';
import { expect, test } from './support/test';

// Scripts don't start, because hydration would hide what a slow network shows.
const height = 900;
test.use({ startsScripts: false, viewport: { width: 1440, height } });

/** The pages with the most columns on the first screen, and one shorter than the window. */
const pages: readonly RouteId[] = [
  'home',
  'download',
  'events',
  'changelogStable',
  'hacktoberfestEventKit',
  'participateCode',
  'chat',
  'donate',
];
const paths = [...pages.map((id) => pagePath(id)), ...missingPages.slice(0, 1).map(({ path }) => path)];

let server: SlowServer;
test.beforeEach(async ({ page, baseURL }) => {
  server = await serveSlowly(baseURL ?? '');
  await bringHeadingFont(page);
});
test.afterEach(({ page }) => server.close(page));

interface Place {
  name: string;
  x: number;
  y: number;
  isSeen: boolean;
}

/** The positions of the footer, and of the content's parts. */
function places(page: Page): Promise<Place[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const parts = ['h1', 'h2', 'p', 'ul', 'li', 'section', 'fieldset', 'legend'].map((name) => `main ${name}`);
    return [...document.querySelectorAll([...parts, 'body > footer'].join())].map((part) => {
      const { x, y, height: tall } = part.getBoundingClientRect();
      const isSeen = tall > 0 && y <= innerHeight && part.checkVisibility({ visibilityProperty: true });
      return { name: `<${part.localName} class="${part.className}">`, x: Math.round(x), y: Math.round(y), isSeen };
    });
  });
}

for (const path of paths) {
  test(`the part of ${path} that has arrived on a slow network doesn’t move while the rest loads`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    await server.open(page, path, html);
    const whole = await places(page);

    const moved = new Set<string>();
    const begin = html.indexOf('<main');
    for (const part of html.slice(begin).matchAll(/<\/(?:h1|h2|p|ul|section|legend)>/g)) {
      const came = html.slice(0, begin + part.index + part[0].length);
      const isInNoscript = came.lastIndexOf('<noscript') > came.lastIndexOf('</noscript');
      if (isInNoscript) continue;
      await server.open(page, path, came);
      const now = await places(page);
      for (const [index, place] of now.entries()) {
        const later = whole[index];
        if (!place.isSeen || !later?.isSeen || Math.max(Math.abs(place.x - later.x), Math.abs(place.y - later.y)) <= 1) continue;
        moved.add(`${place.name} from ${place.x}, ${place.y} to ${later.x}, ${later.y} after …${came.slice(-60)}`);
      }
      // Not at the lower edge: a column at its left may end far below.
      if (now.some(({ y }) => y > 2 * height)) break;
    }
    expect([...moved]).toEqual([]);
  });
}
