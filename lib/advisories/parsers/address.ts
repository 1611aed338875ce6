/** Rewrites the address of a plugin's page or file; other addresses stay. */
export function rewriteAddress(word: string): string {
  return word.replace(/https?:\/\/\S*$/, (address) => {
    const [path = ''] = address.split(/[?#]/);
    const [, page] = /^https?:\/\/plugins\.jenkins\.io\/([\w.-]+)/.exec(path) ?? [];
    const [, id, version] = /\/([\w.-]+)\/(\d[\w.-]*)\/\1(?:-\2)?\.[hj]pi$/.exec(path) ?? [];
    return page ? `${page}:` : id ? `${id}:${version}` : path;
  });
}
