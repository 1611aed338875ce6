import type { ReactNode } from 'react';
import { Icon } from './icon';
import './question.css';

interface QuestionProps {
  /** The anchor. It is on the answer, because browsers open a closed `<details>` for a target inside it. */
  id: string;
  question: string;
  /** The accessible name of the link for sharing the answer. */
  linkLabel: string;
  /** Whether the answer can be read at once. */
  open?: boolean;
  children: ReactNode;
}

/** A question with an answer that can be collapsed, and a link to it. */
export function Question({ id, question, linkLabel, open, children }: QuestionProps) {
  return (
    <div className="question">
      {/* A visitor or a script may open or close it before hydration. */}
      <details open={open} suppressHydrationWarning>
        <summary className="flex cursor-pointer items-start gap-4 py-3 marker:hidden hover:bg-paper-hover">
          <h3 className="mr-auto text-lg font-semibold wrap-anywhere">{question}</h3>
          <Icon name="chevron-down" className="question-arrow" />
        </summary>
        <div id={id} className="flex scroll-mt-28 flex-col gap-3 pb-4">
          {children}
        </div>
      </details>
      <a href={`#${id}`} aria-label={linkLabel} className="question-link">
        {'#'}
      </a>
    </div>
  );
}
