import { CommandBlock } from '@/components/links/command-block';
import type { SystemCommands } from '@/lib/download/verification';
import './verification.css';

interface CheckCommandsProps {
  /** Prefix of the blocks' ids; unique on the page. */
  id: string;
  /** What is verified, for the copy buttons' accessible names. */
  subject: string;
  commands: readonly SystemCommands[];
}

/** The commands that verify a download, one block per operating system. */
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
