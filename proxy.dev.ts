import { type NextRequest, NextResponse } from 'next/server';
import { localPath } from '@/lib/i18n/local-path';
import { devAnswer } from './scripts/dev/answer';

/**
 * Makes `npm run dev` respond as the finished site does. The file extension excludes it from the build, see
 * next.config.ts.
 */
export function proxy({ nextUrl: { pathname, search }, url }: NextRequest): NextResponse | undefined {
  const answer = devAnswer(pathname);
  if (answer === undefined) return undefined;
  if ('leadsTo' in answer) return NextResponse.redirect(new URL(answer.leadsTo + search, url), 302);
  return NextResponse.rewrite(new URL(localPath('/404/', answer.missingIn), url), { status: 404 });
}

/** Excludes Next's own files, whose paths never belong to the site. */
export const config = { matcher: '/((?!_next/|__nextjs).*)' };
