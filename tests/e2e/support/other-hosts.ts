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
 * The other hosts that pages contact by design. Tests need no network: requests to these hosts are fulfilled here, and a request
 * to any other host is a failure.
 */
const designed: { isAsked: (request: OtherRequest) => boolean; answer: (url: string) => Answer }[] = [
  // Pictures that have not been downloaded are loaded from their public addresses.
  {
    isAsked: ({ url, isImage }) => isImage && isMediaAddress(url),
    answer: (url) => ({ contentType: 'image/svg+xml', body: officialPicture(url) }),
  },
  // The honored contributors, fetched when the built-in records are outdated.
  {
    isAsked: ({ url }) => url === loadLinks().honoredContributors,
    answer: () => ({ contentType: 'text/plain', body: '' }),
  },
  // The public calendar, loaded when the visitor scrolls near it.
  {
    isAsked: ({ url }) => new URL(url).host === calendarHost,
    answer: () => ({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Calendar</title><h1>Calendar</h1>',
    }),
  },
];

/**
 * Fulfills requests to the hosts that pages contact by design, for tests that don't intercept them themselves. Only those
 * requests are intercepted, so the browser keeps its cache, which makes visits a third faster.
 * @param onOther receives the address of every request to any other host, which is blocked
 * @param hasPictures whether the official pictures can be loaded from their host
 */
export async function answerForOtherHosts(page: Page, onOther: (url: string) => void, hasPictures: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, request: { url }, resourceType }) => {
    const isImage = resourceType === 'Image';
    const isMissing = isImage && !hasPictures;
    const answer = isMissing ? undefined : answerTo({ url, isImage });
    if (!answer && !isMissing) onOther(url);
    const answered = answer
      ? session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: Object.entries(headersOf(answer)).map(([name, value]) => ({ name, value })),
          body: Buffer.from(answer.body).toString('base64'),
        })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    // The page may have canceled the request or been closed.
    await answered.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** Like `answerForOtherHosts`, with Playwright's routes, which have lower priority than those of a test. */
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

/** A drawing of the same size as an official picture. */
export function officialPicture(address: string): string {
  const { pictures } = loadMedia();
  const path = decodeURI(new URL(address).pathname);
  const listed = pictures.find((picture) => picture.address === address || localPicturePath(picture) === path);
  const { width = 100, height = 100 } = listed ?? {};
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#4a6"/></svg>`;
}
