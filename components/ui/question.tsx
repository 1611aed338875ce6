import type { ReactNode } from 'react';
import { Icon } from './icon';
import './question.css';

interface QuestionProps {
  /** The anchor. It is on the answer, because browsers open a closed `<details>` for a target inside it. */
  id: string;
  question: string;
  /** The label of the link for sharing the answer. */
  linkLabel: string;
  /** Whether the answer is shown at first. */
  open?: boolean;
  children: ReactNode;
}

/** A question with a collapsible answer. */
export function Question({ id, question, linkLabel, open = false, children }: QuestionProps) {
  return (
    // The browser or a script may open it before hydration.
    <details open={open} className="question" suppressHydrationWarning>
      <summary>
        <h3 className="question-title">{question}</h3>
        <Icon name="chevron-down" className="question-arrow" />
      </summary>
      <div id={id} className="question-answer">
        {children}
        <p>
          <a href={`#${id}`} aria-label={`${linkLabel}: ${question}`} className="question-answer-link">
            {linkLabel}
          </a>
        </p>
      </div>
    </details>
  );
}
