import Markdown from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { AddressLink } from '@/components/links/address-link';
import { isSafeLink } from '@/lib/content/fields';

/** What a description may consist of: text with lists, quotations, code and links. Headings would upset the page's own. */
const allowed = {
  ...defaultSchema,
  tagNames: ['p', 'br', 'strong', 'em', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a', 'h4'],
  attributes: { a: ['href'], ol: ['start'] },
  protocols: { href: ['http', 'https', 'mailto'] },
};

/**
 * An event's description, from Markdown. Nothing of it is ever HTML text: the parser makes elements
 * of it, the sanitizer lets the listed ones through, and a link leads only where links of records may.
 */
export function EventDescription({ markdown }: { markdown: string }) {
  return (
    <Markdown
      skipHtml
      rehypePlugins={[[rehypeSanitize, allowed]]}
      components={{
        a: ({ href = '', children }) =>
          isSafeLink(href) ? (
            <AddressLink address={href} newTab>
              {children}
            </AddressLink>
          ) : (
            children
          ),
      }}
    >
      {markdown}
    </Markdown>
  );
}
