/**
 * Compares two outputs of `npm run messages -- --status --json`.
 * @param {string} before
 * @param {string} after not trusted: it comes from the code of a pull request
 * @returns what the change leaves to translate, as Markdown; empty if there is nothing
 */
export function compareTranslations(before, after) {
  const known = readOpen(before);
  const rows = [...readOpen(after)].flatMap(([locale, open]) => {
    const added = [...open].filter(([key, kind]) => known.get(locale)?.get(key) !== kind).map(([key, kind]) => `${kind}: ${key}`);
    const names = [...added.slice(0, 10), ...(added.length > 10 ? ['…'] : [])];
    return added.length > 0 ? [`| ${locale} | ${added.length} | ${names.join('<br>')} |`] : [];
  });
  if (rows.length === 0) return '';
  return `Messages that this change leaves to translate. Leave out what you don't know: the site shows it in English until somebody translates it (docs/how-to/translate.md).

| Locale | Messages | |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/**
 * The messages to translate in each locale, with their kind. Anything of another form is ignored.
 * @param {string} text
 * @returns {Map<string, Map<string, string>>}
 */
function readOpen(text) {
  const all = listIn(parse(text)).filter((status) => /^[\w-]{2,20}$/.test(textIn(status, 'locale')));
  return new Map(
    all.map((status) => {
      const open = listIn(property(status, 'open')).map((message) => [textIn(message, 'key'), textIn(message, 'kind')]);
      const valid = open.filter(([key = '', kind = '']) => /^[\w.-]{1,200}$/.test(key) && /^(stale|missing)$/.test(kind));
      return [textIn(status, 'locale'), new Map(valid.map(([key = '', kind = '']) => [key, kind]))];
    }),
  );
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
function listIn(value) {
  return Array.isArray(value) ? value : [];
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
function property(value, name) {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/**
 * @param {unknown} value
 * @param {string} name
 */
function textIn(value, name) {
  const text = property(value, name);
  return typeof text === 'string' ? text : '';
}
