import { Children, Fragment, type ReactNode } from 'react';

/** Code in running text, whose lines end at sensible points. */
export function Code({ children }: { children?: ReactNode }) {
  return <code>{Children.map(children, (child) => (typeof child === 'string' ? breakable(child) : child))}</code>;
}

/** Short words with a hyphen, such as `--version`, and words too long for a phone's lines. */
const special = /(?<!\S)((?=\S*(?:\w-|-\w))\S{1,16}|\S{37,})(?!\S)/;
/** Longer parts of words than this need more places to break at than the dots. */
const longPart = 24;

/** Browsers would break short words after a hyphen, and long ones anywhere. */
function breakable(text: string): ReactNode {
  return text.split(special).map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts are never reordered
    if (part.length > longPart) return <LongWord key={index} word={part} />;
    return (
      <span key={index} className="code-word">
        {part}
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts are never reordered
  });
}

/** Can break after the dots of `Jenkins.get().pluginManager.plugins`, and before capitals within even longer names. */
function LongWord({ word }: { word: string }) {
  return word
    .split(/(?<=[./:])(?=[a-z])/i)
    .flatMap((part) => (part.length > longPart ? part.split(/(?<=[a-z\d])(?=[A-Z])/) : part))
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
}
