import { type NextRequest, NextResponse } from 'next/server';
import { devResponse } from './scripts/dev/dev-response';

/**
 * Makes `npm run dev` respond as the finished site does. The file extension excludes it from the build, see
 * next.config.ts.
 */
export function proxy({ nextUrl, url }: NextRequest): NextResponse | undefined {
  const answer = devResponse(nextUrl.pathname);
  if (answer === undefined) return undefined;
  if ('leadsTo' in answer) return NextResponse.redirect(new URL(answer.leadsTo + nextUrl.search, url), 302);
  const rendered = nextUrl.clone();
  if ('renderedAt' in answer) {
    rendered.pathname = answer.renderedAt;
    return NextResponse.rewrite(rendered);
  }
  rendered.pathname = `/${answer.missingIn}/404/`;
  return NextResponse.rewrite(rendered, { status: 404 });
}

/** Excludes Next's own files, whose paths never belong to the site. */
export const config = { matcher: '/((?!_next/|__nextjs).*)' };
