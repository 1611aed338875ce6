import type { Page, Route } from '@playwright/test';
import { loadMedia } from '@/lib/content/media';

const address = /^https:\/\/www\.jenkins\.io\//;

/** Cuts the way to the media host: every picture fails. */
export async function cutPictures(page: Page): Promise<void> {
  await page.route(address, (route) => route.abort());
}

/** Keeps the pictures waiting, and fails them all when the returned function is called. */
export async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let over = false;
  await page.route(address, async (route) => {
    if (over) await route.abort();
    else waiting.push(route);
  });
  return async () => {
    over = true;
    await Promise.all(waiting.map((route) => route.abort()));
  };
}

/**
 * Answers for the media host with pictures that are as large and as heavy as the real ones.
 * @returns what was asked for so far
 */
export async function fakePictures(page: Page): Promise<{ addresses: string[]; bytes: number }> {
  const pictures = new Map(loadMedia().pictures.map((picture) => [picture.address, picture]));
  const asked = { addresses: [] as string[], bytes: 0 };
  await page.route(address, async (route) => {
    const picture = pictures.get(route.request().url());
    if (!picture) return route.abort();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}"><rect width="100%" height="100%" fill="green"/></svg>`;
    asked.addresses.push(picture.address);
    asked.bytes += picture.bytes;
    return route.fulfill({ contentType: 'image/svg+xml', body: svg.padEnd(picture.bytes) });
  });
  return asked;
}
