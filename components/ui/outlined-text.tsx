import type { ReactNode } from 'react';
import { Section } from './section';
import { PageWithContents } from './table-of-contents';

/** A section of a long text. */
interface OutlinedSection {
  /** The anchor. Other pages link to it, so keep it when the title changes. */
  id: string;
  title: string;
  body?: ReactNode;
  /** Actions in the section's heading line. */
  actions?: ReactNode;
  /** Its subsections. */
  parts?: readonly Omit<OutlinedSection, 'parts' | 'actions' | 'closing'>[];
  /** Content after the subsections. */
  closing?: ReactNode;
}

interface OutlinedTextProps {
  /** The accessible name of the table of contents. */
  label: string;
  sections: readonly OutlinedSection[];
  /** Content before the text and its table of contents. */
  opening?: ReactNode;
  /** Content before the first section. */
  children?: ReactNode;
}

/** A long text with a table of contents built from its sections. */
export function OutlinedText({ label, sections, opening, children }: OutlinedTextProps) {
  const entries = sections.flatMap(({ id, title, parts = [] }) => [
    { id, title },
    ...parts.map((part) => ({ id: part.id, title: part.title, isPart: true })),
  ]);
  const partTitles = sections.flatMap(({ parts = [] }) => parts.map((part) => part.title));
  const isRepeated = (title: string) => partTitles.indexOf(title) !== partTitles.lastIndexOf(title);
  return (
    <PageWithContents label={label} entries={entries} opening={opening}>
      {children}
      {sections.map(({ id, title, body, actions, parts = [], closing }) => (
        <Section key={id} id={id} title={title} actions={actions}>
          {body}
          {parts.map((part) => (
            <Section key={part.id} id={part.id} title={part.title} level={3} partOf={isRepeated(part.title) ? id : undefined}>
              {part.body}
            </Section>
          ))}
          {closing}
        </Section>
      ))}
    </PageWithContents>
  );
}
