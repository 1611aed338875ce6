/** How Tailwind registers one of its properties, and what it says to browsers that know no registration. */
const registration = /@property (--tw-[\w-]+)\{[^}]*?(?:initial-value:([^;}]*))?\}/g;
const fallbacks = /@layer properties\{@supports [^{}]*\{\*,:before,:after,::backdrop\{([^{}]*)\}\s*\}\s*\}/g;

const plain = new Map<string, string>();

/**
 * Writes the values of Tailwind's own properties where they are used, if nothing on the page sets them, and leaves out what nothing
 * reads (docs/decisions/styles.md).
 * @param sheets all sheets of a page, in few bytes
 */
export function plainStyles(sheets: string): string {
  const known = plain.get(sheets);
  if (known !== undefined) return known;
  const initials = new Map([...sheets.matchAll(registration)].map(([, name = '', value]) => [name, value]));
  const rules = sheets.replace(fallbacks, '').replace(registration, '');
  let result = sheets;
  for (const name of new Set(sheets.match(/--tw-[\w-]+/g))) {
    const isSet = rules.includes(`${name}:`);
    const isRead = new RegExp(`var\\(${name}[,)]`).test(rules);
    if (isSet && isRead) continue;
    result = result
      .replace(new RegExp(`@property ${name}\\{[^}]*\\}`, 'g'), '')
      .replace(new RegExp(`(?<=[{;])${name}:[^;{}]*;?`, 'g'), '')
      .replace(new RegExp(`(?<!\\([^()]*),${name}(?=[,;}])`, 'g'), '')
      .replace(new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g'), (use, value) => initials.get(name) ?? value ?? use);
  }
  result = result.replace(fallbacks, (block, left) => (left === '' ? '' : block)).replace(/\n\s*\n/g, '\n');
  plain.set(sheets, result);
  return result;
}
