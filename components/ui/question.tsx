import type { ReactNode } from 'react';
import { Icon } from './icon';
import './question.css';

interface QuestionProps {
  /** The anchor. It is on the answer, because browsers open a closed `<details>` for a target inside it. */
  id: string;
  question: string;
  /** The label of the link for sharing the answer. */
  linkLabel: string;
  children: ReactNode;
}

/** A question with an answer that can be collapsed. */
export function Question({ id, question, linkLabel, children }: QuestionProps) {
  return (
    // A visitor or a script may close it before hydration.
    <details open className="question" suppressHydrationWarning>
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
