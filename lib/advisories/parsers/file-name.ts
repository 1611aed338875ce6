/** Rewrites the name of a plugin's file, `nunit.jpi` or `nunit-0.27.hpi`, with or without its folder. */
export function rewriteFileName(word: string): string {
  return word.replace(/^(?:[^:=@]*\/)?([\w.-]+?)(?:-(\d[\w.-]*))?\.[hj]pi(?:\.(?:disabled|pinned))?$/, '$1:$2');
}
