'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface ContentsSpyProps {
  /** The anchors of the sections, in page order. */
  ids: readonly string[];
  children: ReactNode;
}

/** Maximum distance, in pixels, from the top of the window to a heading that a link has just scrolled to. */
const landing = 64;

/** Marks the section being read in the tables of contents inside it. */
export function ContentsSpy({ ids, children }: ContentsSpyProps) {
  const contents = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const mark = () => {
      const id = sectionBeingRead(headings)?.id;
      for (const link of contents.current?.querySelectorAll('a') ?? []) {
        if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    mark();
    for (const event of ['scroll', 'resize', 'hashchange']) window.addEventListener(event, mark, { signal, passive: true });
    return () => listeners.abort();
  }, [ids]);

  return <div ref={contents}>{children}</div>;
}

/**
 * The section that a link scrolled to, as long as it is there; otherwise the last one that starts in the upper
 * third of the window or above. Near the end of the page that limit moves down to the bottom edge, or short
 * sections at the end would never be marked.
 */
function sectionBeingRead(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { innerHeight, scrollY } = window;
  const toTheEnd = document.documentElement.scrollHeight - innerHeight - scrollY;
  const begins = (heading: HTMLElement) => heading.getBoundingClientRect().top;

  const lowestLanding = toTheEnd < 1 ? innerHeight : landing;
  const linked = headings.find(({ id }) => `#${id}` === window.location.hash);
  // Browsers scroll by whole device pixels and may stop slightly past the heading.
  if (linked && begins(linked) > -1 && begins(linked) < lowestLanding) return linked;

  const limit = Math.max(innerHeight / 3, innerHeight - toTheEnd);
  return headings.findLast((heading) => begins(heading) < limit) ?? headings[0];
}
