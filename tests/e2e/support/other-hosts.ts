import type { BrowserContext, Page } from '@playwright/test';
import { loadMedia, localPicturePath } from '@/lib/pictures/media';
import { isMediaAddress } from '@/lib/pictures/pictures';
import { loadLinks } from '@/lib/site/links';

interface OtherRequest {
  url: string;
  isImage: boolean;
}

interface Answer {
  contentType: string;
  body: string;
}

const calendarHost = new URL(loadLinks().calendarEmbed ?? '').host;

/**
 * The hosts besides the site's own that pages ask by design. The tests need no network: they answer
 * in the place of these hosts, and a request to any other is a fault.
 */
const designed: { isAsked: (request: OtherRequest) => boolean; answer: (url: string) => Answer }[] = [
  // A picture that has not been downloaded is shown from its public address.
  {
    isAsked: ({ url, isImage }) => isImage && isMediaAddress(url),
    answer: (url) => ({ contentType: 'image/svg+xml', body: officialPicture(url) }),
  },
  // The thanks to contributors, when the ones that were built in have become old.
  {
    isAsked: ({ url }) => url === loadLinks().honoredContributors,
    answer: () => ({ contentType: 'text/plain', body: '' }),
  },
  // The public calendar, when the visitor comes near it.
  {
    isAsked: ({ url }) => new URL(url).host === calendarHost,
    answer: () => ({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Calendar</title><h1>Calendar</h1>',
    }),
  },
];

/**
 * Answers in the place of the hosts that pages ask by design, for a page that has no routes of its own to other hosts.
 * The browser asks here for those hosts only, and keeps its cache: a visit takes two thirds of the time.
 * @param onOther told the address of every request to any other host; it is not let through
 */
export async function answerForOtherHosts(page: Page, onOther: (url: string) => void): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, request: { url }, resourceType }) => {
    const answer = answerTo({ url, isImage: resourceType === 'Image' });
    if (!answer) onOther(url);
    const answered = answer
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: Object.entries(headersOf(answer)).map(([name, value]) => ({ name, value })),
          body: Buffer.from(answer.body).toString('base64'),
        })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    // By now the page may have given the request up, or be closed.
    await answered.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** The same by Playwright's routes, below those that a test makes for other hosts. */
export async function routeOtherHosts(context: BrowserContext, onOther: (url: string) => void): Promise<void> {
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route, request) => {
      const answer = answerTo({ url: request.url(), isImage: request.resourceType() === 'image' });
      if (answer) return route.fulfill({ headers: headersOf(answer), body: answer.body });
      onOther(request.url());
      return route.abort('blockedbyclient');
    },
  );
}

function answerTo(request: OtherRequest): Answer | undefined {
  return designed.find(({ isAsked }) => isAsked(request))?.answer(request.url);
}

function headersOf({ contentType }: Answer): Record<string, string> {
  return { 'content-type': contentType, 'access-control-allow-origin': '*' };
}

/** Stands in for an official picture, as large as that one. */
export function officialPicture(address: string): string {
  const { pictures } = loadMedia();
  const path = decodeURI(new URL(address).pathname);
  const listed = pictures.find((picture) => picture.address === address || localPicturePath(picture) === path);
  const { width = 100, height = 100 } = listed ?? {};
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#4a6"/></svg>`;
}
