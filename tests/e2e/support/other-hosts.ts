import type { BrowserContext, Request } from '@playwright/test';
import { loadMedia, localPicturePath } from '@/lib/content/media';
import { isMediaAddress } from '@/lib/site/pictures';

/**
 * The hosts besides the site's own that pages ask by design. The tests need no network: they answer
 * in the place of these hosts, and a request to any other is a fault.
 */
const designed = [
  // A picture that has not been downloaded is shown from its public address.
  {
    isAsked: (request: Request) => request.resourceType() === 'image' && isMediaAddress(request.url()),
    answer: (request: Request) => ({ contentType: 'image/svg+xml', body: officialPicture(request.url()) }),
  },
  // The thanks to contributors, when the ones that were built in have become old.
  {
    isAsked: (request: Request) => request.url().endsWith('/honored_contributor.csv'),
    answer: () => ({ contentType: 'text/plain', body: '', headers: { 'access-control-allow-origin': '*' } }),
  },
  // The public calendar, when the visitor comes near it.
  {
    isAsked: (request: Request) => new URL(request.url()).host === 'calendar.google.com',
    answer: () => ({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Calendar</title><h1>Calendar</h1>',
      headers: { 'access-control-allow-origin': '*' },
    }),
  },
];

/**
 * Answers in the place of the hosts that pages ask by design.
 * @param onOther told of every request to any other host; it is not let through
 */
export async function answerForOtherHosts(context: BrowserContext, onOther: (request: Request) => void): Promise<void> {
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route, request) => {
      const other = designed.find(({ isAsked }) => isAsked(request));
      if (other) return route.fulfill(other.answer(request));
      onOther(request);
      return route.abort('blockedbyclient');
    },
  );
}

/** Stands in for an official picture, as large as that one. */
export function officialPicture(address: string): string {
  const { pictures } = loadMedia();
  const path = decodeURI(new URL(address).pathname);
  const listed = pictures.find((picture) => picture.address === address || localPicturePath(picture) === path);
  const { width = 100, height = 100 } = listed ?? {};
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#4a6"/></svg>`;
}
