/** Rewrites the titles that scripts print, `Git plugin (git): 5.7.0`. A title may have anything but a version. */
export function rewriteTitles(text: string): string {
  return text.replaceAll(/^(?:(?!:\s?v?\d|\):).){0,300}?\(([\w.-]{1,200})\) ?: ?(?=v?\d\S{0,200}$)/gm, '$1:');
}
