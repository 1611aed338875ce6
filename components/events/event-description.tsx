import Markdown from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { RecordLink } from '@/components/links/record-link';

/** The elements a description may contain. Headings would break the outline of the page. */
const allowed = {
  ...defaultSchema,
  tagNames: ['p', 'br', 'strong', 'em', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a', 'h4'],
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
};

/**
 * An event's description, from Markdown. It never becomes an HTML string: the parser creates elements, the
 * sanitizer keeps those listed, and links follow the same rules as in other records.
 */
export function EventDescription({ markdown }: { markdown: string }) {
  return (
    <Markdown
      skipHtml
      rehypePlugins={[[rehypeSanitize, allowed]]}
      components={{
        a: ({ href = '', children }) => (
          <RecordLink address={href} newTab>
            {children}
          </RecordLink>
        ),
      }}
    >
      {markdown}
    </Markdown>
  );
}
