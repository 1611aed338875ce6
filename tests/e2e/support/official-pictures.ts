import type { Page, Route } from '@playwright/test';
import { loadMedia, localPicturePath } from '@/lib/pictures/media';
import { isMediaAddress } from '@/lib/pictures/pictures';
import { officialPicture } from './other-hosts';

/** The official pictures where they have been downloaded; on any other machine they have their public addresses. */
const downloaded = new Set(loadMedia().pictures.map(localPicturePath));

function isOfficial({ href, pathname }: URL): boolean {
  return isMediaAddress(href) || downloaded.has(decodeURI(pathname));
}

/** Keeps the pictures waiting, and fails them all when the returned function is called. */
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
 * Answers for the host of the pictures, also when a tab goes there, with drawings as large as they are.
 * @returns the addresses that were asked for so far
 */
export async function fakePictures(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(isOfficial, async (route, request) => {
    asked.push(request.url());
    await route.fulfill({ contentType: 'image/svg+xml', body: officialPicture(request.url()) });
  });
  return asked;
}
