/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { MarkdownText } from '@/components/links/markdown-text';
import { renderPage } from '@/tests/unit/support/render';

function describeEvent(markdown: string): HTMLElement {
  return renderPage(<MarkdownText markdown={markdown} newTab />).container;
}

it('Markdown is rendered as paragraphs, emphasis, lists, quotations and code', () => {
  const container = describeEvent('Bring **laptops** and *ideas*.\n\n- one\n- two\n\n1. first\n\n> quoted\n\n`code`');
  expect(container.querySelector('strong')).toHaveTextContent('laptops');
  expect(container.querySelector('em')).toHaveTextContent('ideas');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(container.querySelector('blockquote')).toHaveTextContent('quoted');
  expect(container.querySelector('code')).toHaveTextContent('code');
});

it('Markdown links to web pages, to e-mail addresses and to pages of this site', () => {
  describeEvent('[web](https://example.org/a?b=1) [mail](mailto:someone@example.org) [here](/events/online-meetup)');
  expect(screen.getByRole('link', { name: /web/ })).toHaveAttribute('href', 'https://example.org/a?b=1');
  expect(screen.getByRole('link', { name: /mail/ })).toHaveAttribute('href', 'mailto:someone@example.org');
  expect(screen.getByRole('link', { name: /here/ })).toHaveAttribute('href', '/events/online-meetup/');
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)" onclick="alert(1)">press</a>',
  '<svg onload=alert(1)></svg>',
  '![picture](https://example.org/spy.png)',
  '[press](javascript:alert(1))',
  '[press](java\nscript:alert(1))',
  '[press](&#106;avascript:alert(1))',
  '[press](data:text/html,<script>alert(1)</script>)',
  '[press](//example.org)',
  '<javascript:alert(1)>',
  '[press][link]\n\n[link]: javascript:alert(1)',
])('anything harmful is removed from Markdown: %s', (markdown) => {
  const container = describeEvent(`${markdown}\n\nAnd text.`);
  expect(container).toHaveTextContent('And text.');
  expect(container.querySelectorAll('script, img, iframe, style, svg, form, input, a[href]')).toHaveLength(0);
  for (const element of container.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
  }
});

it('headings are removed from Markdown, because they would break the page’s outline', () => {
  const container = describeEvent('# Programme\n\nTalks');
  expect(container.querySelector('h1')).toBeNull();
  expect(container).toHaveTextContent('Programme');
});
