/** Smaller differences, in bytes, come from names of files, which contain hashes. */
const noise = 50;

const head = ['What', 'Largest page', 'Before', 'Pages that grow', 'Most', 'Pages that shrink', 'Most'];

/**
 * Compares two outputs of `npm run check:export -- --sizes`, as Markdown.
 * @param {string} before
 * @param {string} after not trusted: it comes from the code of a pull request
 */
export function compareSizes(before, after) {
  const [old, now] = [readSizes(before), readSizes(after)];
  const kept = [...now.keys()].filter((page) => old.has(page));
  const rows = weightsIn(before).map((weight, column) => {
    const largest = (/** @type {Map<string, number[]>} */ sizes) =>
      kilobytes(Math.max(0, ...[...sizes.values()].map((values) => values[column] ?? 0)));
    const changes = kept
      .map((page) => ({ page, change: (now.get(page)?.[column] ?? 0) - (old.get(page)?.[column] ?? 0) }))
      .filter(({ change }) => Math.abs(change) > noise)
      .sort((a, b) => b.change - a.change);
    const growing = changes.filter(({ change }) => change > 0);
    const shrinking = changes.filter(({ change }) => change < 0).reverse();
    const most = (/** @type {typeof changes} */ [first]) => (first ? `${kilobytes(first.change)}, ${first.page}` : '');
    return [weight, largest(now), largest(old), growing.length, most(growing), shrinking.length, most(shrinking)];
  });
  const added = now.size - kept.length;
  const removed = old.size - kept.length;
  return `Sizes after gzip, on ${now.size} pages (${added} new, ${removed} removed):

${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}

/**
 * The sizes of each page, by path. Lines of any other form are ignored.
 * @param {string} text
 */
function readSizes(text) {
  const lines = [...text.matchAll(/^(\/[\w./-]*)((?:\t\d{1,9})+)$/gm)];
  return new Map(lines.map(([, page = '', sizes = '']) => [page, sizes.trim().split('\t').map(Number)]));
}

/**
 * The names of the sizes.
 * @param {string} text
 */
function weightsIn(text) {
  return /^Sizes in bytes after gzip: ([\w, ]+)$/m.exec(text)?.[1]?.split(', ') ?? [];
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
