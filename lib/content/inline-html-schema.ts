import { defaultSchema, type Schema } from 'hast-util-sanitize';

/** The inline HTML that records may contain: text formatting, paragraphs and links. */
export const inlineHtmlSchema: Schema = {
  ...defaultSchema,
  tagNames: ['a', 'b', 'br', 'code', 'em', 'i', 'kbd', 'p', 'strong', 'tt', 'u'],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
};
