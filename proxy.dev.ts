import { type NextRequest, NextResponse } from 'next/server';
import { keysHeader } from './lib/i18n/visible-keys';
import { devResponse } from './scripts/dev/dev-response';

/**
 * Makes `npm run dev` respond like the finished site. The file extension excludes it from builds (next.config.ts).
 */
export function proxy({ nextUrl, url, headers: sent }: NextRequest): NextResponse | undefined {
  const response = devResponse(nextUrl.pathname);
  const headers = new Headers(sent);
  if (nextUrl.searchParams.has('keys')) headers.set(keysHeader, 'on');
  const request = { headers };
  if (response === undefined) return NextResponse.next({ request });
  if ('leadsTo' in response) return NextResponse.redirect(new URL(response.leadsTo + nextUrl.search, url), 302);
  const rendered = nextUrl.clone();
  if ('renderedAt' in response) {
    rendered.pathname = response.renderedAt;
    return NextResponse.rewrite(rendered, { request });
  }
  rendered.pathname = `/${response.missingIn}/404/`;
  return NextResponse.rewrite(rendered, { request, status: 404 });
}

/** Excludes the files of Next.js, whose paths never belong to the site. */
export const config = { matcher: '/((?!_next/|__nextjs).*)' };
