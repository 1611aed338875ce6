import type { ReactNode } from 'react';

interface SectionProps {
  /** The anchor. Other pages link to it, so keep it when the title changes. */
  id: string;
  title: ReactNode;
  /** The heading level: 2 for sections of the page, 3 and 4 for their subsections. */
  level?: 2 | 3 | 4;
  /** Actions in the heading line, or below the heading if they don't fit. */
  actions?: ReactNode;
  /** Whether its parts, which are short, are side by side in wide windows. */
  hasColumns?: boolean;
  children?: ReactNode;
}

const headingClasses = { 2: 'heading', 3: 'subheading', 4: 'minor-heading' } as const;

/** A section of a page, whose heading links to itself. */
export function Section({ id, title, level = 2, actions, hasColumns = false, children }: SectionProps) {
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} className={headingClasses[level]}>
      <a href={`#${id}`} className="heading-link">
        {title}
      </a>
    </Heading>
  );
  return (
    <section className={hasColumns ? `section-${level} section-columns` : `section-${level}`}>
      {actions ? (
        <div className="flex max-w-object flex-wrap items-baseline justify-between gap-x-6 *:pb-0">
          {heading}
          {actions}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
