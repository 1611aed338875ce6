import type { ReactNode } from 'react';

interface SectionProps {
  /** The anchor; other pages link to it, so it stays when the title changes. */
  id: string;
  title: ReactNode;
  /** Level of the heading: 2 for the parts of a page, 3 and 4 for parts of those. */
  level?: 2 | 3 | 4;
  /** The anchor of the section around this one, where the same title stands in several: the region is then named by both. */
  partOf?: string;
  children?: ReactNode;
}

const headingClasses = { 2: 'heading', 3: 'subheading', 4: 'minor-heading' } as const;

/** A part of a page with a heading that can be linked to: the heading is a link to itself. */
export function Section({ id, title, level = 2, partOf, children }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={partOf ? `${partOf} ${id}` : id} className={`section-${level}`}>
      <Heading id={id} className={headingClasses[level]}>
        <a href={`#${id}`} className="heading-link">
          {title}
        </a>
      </Heading>
      {children}
    </section>
  );
}
