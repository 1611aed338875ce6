import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import './quotable.css';

interface QuotableProps {
  /** Unique on the page; the text itself has it. */
  id: string;
  title: string;
  text: string;
}

/** A ready-made text about the project that can be copied. */
export function Quotable({ id, title, text }: QuotableProps) {
  return (
    <figure className="quotable">
      <figcaption className="quotable-title">
        {title}
        <CopyToClipboard from={id} subject={title} />
      </figcaption>
      <blockquote id={id} className="quotable-text">
        {text}
      </blockquote>
    </figure>
  );
}
