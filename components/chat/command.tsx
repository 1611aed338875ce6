import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import './chat.css';

interface CommandProps {
  /** Unique on the page. */
  id: string;
  /** The exact text of the command. */
  text: string;
}

/** A command with a copy button. */
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
