import { expect, test } from './support/test';

test.use({ startsScripts: false, expectedMessages: /Content Security Policy|Blocked by the policy/ });

/** Injection attempts by the directive that blocks them. */
const attempts = {
  'script-src-elem': 'an inline script',
  'script-src-attr': 'an event handler',
  'style-src-elem': 'a style sheet',
  'style-src-attr': 'a style',
  'frame-src': 'a frame of another site',
  'form-action': 'a form that leads elsewhere',
  'base-uri': 'another base for addresses',
  'img-src': 'a picture that tells another site something',
  'connect-src': 'a request to another site',
};

test('the content security policy blocks scripts, styles, frames, forms and requests that are injected into a page', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    const { dataset } = document.documentElement;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      dataset.stopped = [...new Set([...(dataset.stopped?.split(' ') ?? []), effectiveDirective])].sort().join(' ');
    });
    const add = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Record<string, string>, text = '') => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.textContent = text;
      return document.body.appendChild(element);
    };
    const elsewhere = 'https://evil.example/';
    add('script', {}, 'document.title = "injected"');
    add('button', { onclick: 'document.title = "injected"' }).click();
    add('style', {}, 'body { color: rgb(1, 2, 3) }');
    add('p', { style: 'color: rgb(1, 2, 3)' });
    add('iframe', { src: elsewhere });
    // Targets an iframe, because submitting the form must not navigate the page.
    add('iframe', { name: 'answer' });
    add('form', { action: elsewhere, method: 'post', target: 'answer' }).requestSubmit();
    document.head.append(add('base', { href: elsewhere }));
    add('img', { src: `${elsewhere}a.png` });
    await fetch(elsewhere).catch(() => {});
  });
  await expect(page.locator('html')).toHaveAttribute('data-stopped', Object.keys(attempts).sort().join(' '));
  expect(await page.title()).not.toBe('injected');
  await expect(page.locator('body')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
});
