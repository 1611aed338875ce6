import { type View, views } from './views';

/** A page or state with the views of it that were taken. */
export interface Taken {
  name: string;
  views: { view: View; file: string; isNew: boolean }[];
}

/**
 * An HTML page with every picture: a row for each page or state, wide ones half as large, and what looks different first.
 * @param files where pictures are is said from the place of the sheet
 */
export function contactSheet(taken: readonly Taken[]): string {
  const changed = taken.filter((one) => one.views.some(({ isNew }) => isNew));
  const rest = taken.filter((one) => !changed.includes(one));
  const links = taken.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
body { margin: 24px; background: #8a949c; font: 16px/1.5 system-ui, sans-serif; color: #111; }
nav a { display: inline-block; margin-right: 12px; color: #111; }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
img { display: block; height: auto; }
figure { margin: 0; }
.new img { outline: 4px solid #d0f; }
</style>
<h1>${taken.length} pages and states, ${changed.length} look different</h1>
<nav>${links}</nav>
${[...changed, ...rest].map(row).join('\n')}
</html>
`;
}

function row({ name, views: pictures }: Taken): string {
  const shown = views.flatMap((view) => pictures.filter((picture) => picture.view === view));
  return `<section id="${name}"><h2>${name}</h2><div>${shown.map(picture).join('')}</div></section>`;
}

function picture({ view, file, isNew }: Taken['views'][number]): string {
  const caption = isNew ? `${view.name}, looks different` : view.name;
  const width = Math.round(view.width / 2);
  return `<figure class="${isNew ? 'new' : ''}"><a href="${file}"><img src="${file}" width="${width}" alt=""></a><figcaption>${caption}</figcaption></figure>`;
}
