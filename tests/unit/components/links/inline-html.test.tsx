import { renderToStaticMarkup } from 'react-dom/server';
import { InlineHtml } from '@/components/links/inline-html';
import { inlineHtml } from '@/lib/content/fields';
import { maxTags } from '@/lib/content/limits';
import { inPage } from '@/tests/unit/support/render';

const rendered = (html: string) => renderToStaticMarkup(inPage(<InlineHtml html={html} />));

test('what content may have can be shown, however deep', () => {
  const deepest = `${'<b>'.repeat(maxTags)}text`;
  expect(rendered(inlineHtml.parse(deepest))).toContain('<b>text</b>');
  expect(inlineHtml.safeParse(`<b>${deepest}`).error?.issues[0]?.message).toBe(`text with at most ${maxTags} tags`);
});

test('a link that leads nowhere, or elsewhere than it seems to, is plain text', () => {
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
