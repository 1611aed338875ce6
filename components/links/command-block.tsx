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

/** Terminal commands with a copy button. Long lines wrap with an indent instead of scrolling horizontally. */
export function CommandBlock({ id, text, subject }: CommandBlockProps) {
  return (
    <div className="command-block">
      <pre>
        <code id={id} translate="no">
          {text.split('\n').map((line, index, lines) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the commands are static and never reordered
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
