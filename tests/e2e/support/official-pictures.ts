import type { Page, Route } from '@playwright/test';
import { loadMedia, localPicturePath } from '@/lib/pictures/media';
import { isMediaAddress } from '@/lib/pictures/pictures';
import { officialPicture } from './other-hosts';

/** The official pictures if they have been downloaded; otherwise they are at their public addresses. */
const downloaded = new Set(loadMedia().pictures.map(localPicturePath));

function isOfficial({ href, pathname }: URL): boolean {
  return isMediaAddress(href) || downloaded.has(decodeURI(pathname));
}

/** Holds requests for pictures, and makes them fail when the returned function is called. */
export async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let over = false;
  await page.route(isOfficial, async (route) => {
    if (over) await route.abort();
    else waiting.push(route);
  });
  return async () => {
    over = true;
    await Promise.all(waiting.map((route) => route.abort()));
  };
}

/**
 * Responds to requests for pictures with drawings of the right sizes, also on navigation to a picture.
 * @returns the addresses requested so far
 */
export async function fakePictures(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(isOfficial, async (route, request) => {
    asked.push(request.url());
    await route.fulfill({ contentType: 'image/svg+xml', body: officialPicture(request.url()) });
  });
  return asked;
}
