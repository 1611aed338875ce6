import { CommandBlock } from '@/components/links/command-block';
import type { SystemCommands } from '@/lib/download/verification';
import './download.css';

interface CheckCommandsProps {
  /** The beginning of the blocks' ids, unique on the page. */
  id: string;
  /** What is checked, for the copy buttons' accessible names. */
  subject: string;
  commands: readonly SystemCommands[];
}

/** The commands of a check, one block for each system. */
export function CheckCommands({ id, subject, commands }: CheckCommandsProps) {
  return (
    <div className="check-commands">
      {commands.map(({ system, run }, index) => (
        <figure key={system}>
          <figcaption>{system}</figcaption>
          <CommandBlock id={`${id}-commands-${index}`} text={run} subject={`${subject}, ${system}`} />
        </figure>
      ))}
    </div>
  );
}
