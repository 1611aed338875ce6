import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import './command.css';

interface CommandProps {
  /** Unique on the page. */
  id: string;
  /** To the letter, as it is sent. */
  text: string;
}

/** A command that can be copied. */
export function Command({ id, text }: CommandProps) {
  return (
    <div className="chat-command">
      <code id={id} translate="no">
        {text}
      </code>
      <CopyToClipboard from={id} subject={text} />
    </div>
  );
}
