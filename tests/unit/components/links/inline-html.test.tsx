import { renderToStaticMarkup } from 'react-dom/server';
import { InlineHtml } from '@/components/links/inline-html';
import { inlineHtml } from '@/lib/content/fields';
import { maxTags } from '@/lib/content/limits';
import { inPage } from '@/tests/unit/support/render';

const rendered = (html: string) => renderToStaticMarkup(inPage(<InlineHtml html={html} />));

test('all inline HTML allowed in content is rendered, at any depth', () => {
  const deepest = `${'<b>'.repeat(maxTags)}text`;
  expect(rendered(inlineHtml.parse(deepest))).toContain('<b>text</b>');
  expect(inlineHtml.safeParse(`<b>${deepest}`).error?.issues[0]?.message).toBe(`text with at most ${maxTags} tags`);
});

test('a dead or misleading link in inline HTML is rendered as plain text', () => {
  for (const href of [
    '//evil.example/',
    'https://user@evil.example/',
    '/doc/%2e%2e%2fx/',
    'https://[',
    '/nowhere/',
    'javascript:x',
  ]) {
    expect(rendered(`<a href="${href}">there</a>`)).toBe('there');
  }
});
