import Markdown from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { RecordLink } from './record-link';

/** The elements allowed in a record's text. Other heading levels would break the page's outline. */
const allowed = {
  ...defaultSchema,
  tagNames: ['p', 'br', 'strong', 'em', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a', 'h4'],
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
};

interface MarkdownTextProps {
  markdown: string;
  /** Open links in a new tab. */
  newTab?: boolean;
  /** The heading level to render for level-four headings. */
  level?: 3 | 4;
}

/**
 * A record's Markdown. It never becomes an HTML string: the parser creates elements, the sanitizer removes those not
 * allowed, and links follow the same rules as in other records.
 */
export function MarkdownText({ markdown, newTab, level = 4 }: MarkdownTextProps) {
  const Heading = `h${level}` as const;
  return (
    <Markdown
      skipHtml
      rehypePlugins={[[rehypeSanitize, allowed]]}
      components={{
        h4: ({ children }) => <Heading className="minor-heading">{children}</Heading>,
        a: ({ href = '', children }) => (
          <RecordLink address={href} newTab={newTab}>
            {children}
          </RecordLink>
        ),
      }}
    >
      {markdown}
    </Markdown>
  );
}
