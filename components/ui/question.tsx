import type { ReactNode } from 'react';
import { Icon } from './icon';
import './question.css';

interface QuestionProps {
  /** The anchor. It names the answer, because that is what a browser opens a folded element for. */
  id: string;
  question: string;
  /** What the link is called with which the answer can be shared. */
  linkLabel: string;
  children: ReactNode;
}

/** A question that unfolds its answer: by itself where the browser visits its anchor. */
export function Question({ id, question, linkLabel, children }: QuestionProps) {
  return (
    <details className="question">
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
