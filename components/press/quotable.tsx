import { CopyToClipboard } from '@/components/links/copy-to-clipboard';
import './press.css';

interface QuotableProps {
  /** The id of the text, unique on the page. */
  id: string;
  title: string;
  text: string;
}

/** A text about the project to quote, with a copy button. */
export function Quotable({ id, title, text }: QuotableProps) {
  return (
    <figure className="quotable flex flex-col gap-2">
      <figcaption className="flex items-center justify-between gap-4">
        <span className="font-semibold">{title}</span>
        <CopyToClipboard from={id} subject={title} isLabeled />
      </figcaption>
      <blockquote id={id}>{text}</blockquote>
    </figure>
  );
}
