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
      <pre className="min-w-0 grow whitespace-pre-wrap wrap-anywhere py-1">
        <code id={id} translate="no">
          {text.split('\n').map((line, index, lines) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the commands are static and never reordered
            <span key={index} className="command-line">
              <CommandLine line={line} />
              {index < lines.length - 1 && '\n'}
            </span>
          ))}
        </code>
      </pre>
      <CopyToClipboard from={id} subject={subject} />
    </div>
  );
}

/** From this number of options on, each gets its own line. */
const manyOptions = 3;

/** A command that breaks at spaces, and long words after slashes. The copied text stays on one line, which every shell understands. */
function CommandLine({ line }: { line: string }) {
  const parts = line.split(/(\S*[-/]\S*)/);
  const isOption = (part: string) => part.startsWith('--');
  const isLong = parts.filter(isOption).length >= manyOptions;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the commands are static and never reordered
      <span key={index} className={isLong && isOption(part) ? 'command-option' : undefined}>
        <span className="command-word">
          {part.split(/(?<=[^:/]\/)(?=[^/])/).map((segment, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={position} className="command-word">
              {segment}
            </span>
          ))}
        </span>
      </span>
    ),
  );
}
