import { type NextRequest, NextResponse } from 'next/server';
import { devResponse } from './scripts/dev/dev-response';

/**
 * Makes `npm run dev` respond like the finished site. The file extension excludes it from builds (next.config.ts).
 */
export function proxy({ nextUrl, url }: NextRequest): NextResponse | undefined {
  const response = devResponse(nextUrl.pathname);
  if (response === undefined) return undefined;
  if ('leadsTo' in response) return NextResponse.redirect(new URL(response.leadsTo + nextUrl.search, url), 302);
  const rendered = nextUrl.clone();
  if ('renderedAt' in response) {
    rendered.pathname = response.renderedAt;
    return NextResponse.rewrite(rendered);
  }
  rendered.pathname = `/${response.missingIn}/404/`;
  return NextResponse.rewrite(rendered, { status: 404 });
}

/** Excludes the files of Next.js, whose paths never belong to the site. */
export const config = { matcher: '/((?!_next/|__nextjs).*)' };
