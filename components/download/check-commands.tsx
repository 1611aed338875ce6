import type { ReactNode } from 'react';
import { CommandBlock } from '@/components/links/command-block';
import type { ChosenSystem, SystemCommands } from '@/lib/download/verification';
import './choices.css';
import './verification.css';

interface CheckCommandsProps {
  /** Prefix of the blocks' ids; unique on the page. */
  id: string;
  /** What is verified, for the copy buttons' accessible names. */
  subject: string;
  /** Those `for` a system are shown if it is chosen, others always. */
  commands: readonly SystemCommands[];
  /** What the commands print on a system. */
  output?: (system: ChosenSystem) => ReactNode;
}

/** The commands that verify a download, one block per operating system. */
export function CheckCommands({ id, subject, commands, output }: CheckCommandsProps) {
  return (
    <div className="terminal flex flex-col gap-3">
      {commands.map(({ system, for: chosen, run }, index) => (
        <figure key={system} data-system={chosen}>
          <figcaption>{system}</figcaption>
          <CommandBlock id={`${id}-commands-${index}`} text={run} subject={`${subject}, ${system}`} />
          {chosen && output && <p className="pt-2">{output(chosen)}</p>}
        </figure>
      ))}
    </div>
  );
}
