import { defaultSchema, type Schema } from 'hast-util-sanitize';

/** What inline HTML of records may consist of: elements that shape words, paragraphs and links. */
export const inlineHtmlSchema: Schema = {
  ...defaultSchema,
  tagNames: ['a', 'b', 'br', 'code', 'em', 'i', 'kbd', 'p', 'strong', 'tt', 'u'],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto'] },
};
