import { withBase } from '@/lib/i18n/base-path';
import { editPage, escapeHtml } from '@/scripts/shared/html';
import { addPolicy } from './add-policy';

interface RedirectPage {
  locale: string;
  /** HTML. */
  title: string;
  /** The redirect target. */
  address: string;
  /** Lines of HTML. */
  body: readonly string[];
}

/** Redirects with the fragment of the requested URL, which the `refresh` below it would lose. */
const keepAnchor = "location.hash&&location.replace(document.querySelector('[rel=canonical]').href+location.hash)";

/**
 * A redirect page for hosts without redirect rules. It redirects immediately, because a delay would be a time limit (WCAG 2.2.1,
 * technique H76). It is visible only on slow connections or if the browser doesn't redirect.
 */
export function redirectPage({ locale, title, address, body }: RedirectPage): string {
  const href = escapeHtml(address);
  const page = [
    '<!DOCTYPE html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${href}">`,
    `<script>${keepAnchor}</script>`,
    `<meta http-equiv="refresh" content="0; url=${href}">`,
    `<link rel="icon" href="${withBase('/brand/jenkins.svg')}" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${withBase('/external-redirect-colors.css')}">`,
    `<link rel="stylesheet" href="${withBase('/external-redirect.css')}">`,
    `<title>${title}</title>`,
    '</head>',
    '<body>',
    `<header><img src="${withBase('/brand/jenkins.svg')}" alt="" width="29" height="40">Jenkins</header>`,
    '<main>',
    ...body,
    '</main>',
    '</body>',
    '</html>',
  ];
  return editPage(`${page.join('\n')}\n`, (all) => addPolicy(all));
}
