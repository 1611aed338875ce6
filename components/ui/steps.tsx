import type { ReactNode } from 'react';
import { Section } from './section';
import './steps.css';

interface StepsProps {
  steps: readonly {
    /** The anchor of the step. */
    id: string;
    title: string;
    content: ReactNode;
  }[];
}

/** Numbered steps with headings. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map(({ id, title, content }, index) => (
        <li key={id} className="step">
          <Section
            id={id}
            level={3}
            title={
              <>
                <span className="block pb-1 text-4xl text-secondary">{index + 1}</span> {title}
              </>
            }
          >
            {content}
          </Section>
        </li>
      ))}
    </ol>
  );
}
