import { addPolicy } from './add-policy';

interface SmallPage {
  locale: string;
  /** As HTML. */
  title: string;
  /** Where it leads. */
  address: string;
  /** HTML, in lines. */
  body: readonly string[];
}

/**
 * A page that takes the visitor elsewhere, for hosts that know no redirect rules. It leads on at
 * once, because a page that goes on by itself after a while surprises its reader (WCAG 2.2.1,
 * technique H76); who meets it is on a slow line, or has a browser that does not go on by itself.
 */
export function smallPage({ locale, title, address, body }: SmallPage): string {
  const href = escapeHtml(address);
  const page = [
    '<!DOCTYPE html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="canonical" href="${href}">`,
    '<link rel="stylesheet" href="/handoff-colors.css">',
    '<link rel="stylesheet" href="/handoff.css">',
    `<title>${title}</title>`,
    '</head>',
    '<body>',
    '<header><img src="/brand/jenkins.svg" alt="" width="29" height="40">Jenkins</header>',
    '<main>',
    ...body,
    '</main>',
    '</body>',
    '</html>',
  ];
  return addPolicy(`${page.join('\n')}\n`);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
