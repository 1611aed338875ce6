'use client';

import { type ReactNode, useEffect, useRef } from 'react';

interface ContentsSpyProps {
  /** The anchors of the sections, in the page's order. */
  ids: readonly string[];
  children: ReactNode;
}

/** Marks the section that is being read in the tables of contents inside it. */
export function ContentsSpy({ ids, children }: ContentsSpyProps) {
  const contents = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const mark = () => {
      // The last heading above the upper third of the window is the one whose text is being read.
      const read = headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3) ?? headings[0];
      for (const link of contents.current?.querySelectorAll('a') ?? []) {
        if (read && link.hash === `#${read.id}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);

  return (
    <div ref={contents} className="contents-holder">
      {children}
    </div>
  );
}
