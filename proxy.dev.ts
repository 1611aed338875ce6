import { type NextRequest, NextResponse } from 'next/server';
import { localPath } from '@/lib/i18n/local-path';
import { devAnswer } from './scripts/dev/answer';

/** Lets `npm run dev` answer as the finished site does. The ending keeps it out of the build, see next.config.ts. */
export function proxy({ nextUrl: { pathname, search }, url }: NextRequest): NextResponse | undefined {
  const answer = devAnswer(pathname);
  if (answer === undefined) return undefined;
  if ('leadsTo' in answer) return NextResponse.redirect(new URL(answer.leadsTo + search, url), 302);
  return NextResponse.rewrite(new URL(localPath('/404/', answer.missingIn), url), { status: 404 });
}

/** Next's own files are never asked for by an address of the site. */
export const config = { matcher: '/((?!_next/|__nextjs).*)' };
