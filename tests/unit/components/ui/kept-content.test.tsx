/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { KeptContent } from '@/components/ui/kept-content';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const content = (children: React.ReactNode) => (
  <KeptContent as="article" contentId="release" className="release" data-release="2.520">
    {children}
  </KeptContent>
);

test('a page that is loaded keeps its elements, and shows the same when the router comes back to it', async () => {
  document.body.innerHTML =
    '<div id="root"><article class="release" data-release="2.520" id="release"><p>What <b>changed</b></p></article></div>';
  const words = document.querySelector('p');
  const root = await act(() => hydrateRoot(document.querySelector('#root') ?? document.body, content(null)));
  expect(document.querySelector('p')).toBe(words);
  await act(() => root.render(<p>Another page</p>));
  expect(document.body.textContent).toBe('Another page');
  await act(() => root.render(content(null)));
  expect(document.querySelector('#release')?.innerHTML).toBe('<p>What <b>changed</b></p>');
});

test('where the content is given, it is shown', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') ?? document.body);
  await act(() => root.render(content(<p>What else changed</p>)));
  expect(document.querySelector('article.release#release[data-release="2.520"] > p')?.textContent).toBe('What else changed');
});
