import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Replaces placeholders and code, which are not prose: the object replacement character. */
const filledIn = '\uFFFC';

/** The text of a message as visitors read it, and the text of each link in it. */
export interface PlainText {
  text: string;
  links: readonly string[];
}

/**
 * The texts that a message can produce, without tags: one for each plural form.
 * @throws Error if it is not a valid ICU message
 */
export function plainTexts(message: string): PlainText[] {
  const parts = parse(message);
  return Array.from({ length: mostForms(parts) }, (_, form) => plainText(parts, form));
}

/** The largest number of forms of any plural or select; 1 if there is none. */
function mostForms(parts: readonly MessageFormatElement[]): number {
  return Math.max(
    1,
    ...parts.map((part) => {
      if (part.type === TYPE.tag) return mostForms(part.children);
      if (part.type !== TYPE.plural && part.type !== TYPE.select) return 1;
      const options = Object.values(part.options);
      return Math.max(options.length, ...options.map(({ value }) => mostForms(value)));
    }),
  );
}

/** @param form the index of the form to use in each plural; the last form if there are fewer */
function plainText(parts: readonly MessageFormatElement[], form: number): PlainText {
  const links: string[] = [];
  const read = (part: MessageFormatElement): string => {
    if (part.type === TYPE.literal) return part.value;
    if (part.type === TYPE.tag) {
      const inner = plainText(part.children, form);
      links.push(...inner.links, ...(shapes.includes(part.value) ? [] : [inner.text]));
      return part.value === 'code' ? filledIn : inner.text;
    }
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return filledIn;
    const options = Object.values(part.options);
    const inner = plainText((options[form] ?? options.at(-1))?.value ?? [], form);
    links.push(...inner.links);
    return inner.text;
  };
  return { text: parts.map(read).join(''), links };
}

/** Tags that are not links (components/links/rich-text.tsx). */
const shapes = ['strong', 'em', 'code'];
