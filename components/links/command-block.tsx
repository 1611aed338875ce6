import { CopyToClipboard } from './copy-to-clipboard';
import './command-block.css';

interface CommandBlockProps {
  /** Unique on the page. */
  id: string;
  /** The exact text of the commands, one or more lines. */
  text: string;
  /** What the commands are for, for the copy button's accessible name. */
  subject: string;
}

/** Commands for a terminal with a copy button. Long lines wrap with an indent, so that nothing has to be scrolled sideways. */
export function CommandBlock({ id, text, subject }: CommandBlockProps) {
  return (
    <div className="command-block">
      <pre>
        <code id={id} translate="no">
          {text.split('\n').map((line, index, lines) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the commands are fixed text and never change their order
            <span key={index} className="command-line">
              {index < lines.length - 1 ? `${line}\n` : line}
            </span>
          ))}
        </code>
      </pre>
      <CopyToClipboard from={id} subject={subject} />
    </div>
  );
}
