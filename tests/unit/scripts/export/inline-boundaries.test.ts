import { inlineBoundaries } from '@/scripts/export/inline-boundaries';
import { exportedPage } from '@/tests/unit/support/export-folder';

const nav = '<nav>Bar</nav>';
const article = '<main id="content"><h1>Roadmap</h1><p>5 &lt; 6 &amp; “so on”</p></main>';
const runtime = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';
const app = '<script src="/_next/app.js" async=""></script><script>self.__next_f.push([1,"$RC is mentioned here"])</script>';
const swap = (id: number) => `<script>$RB=[];$RV=function(a){};$RC=function(b,c){};$RC("B:${id}","S:${id}")</script>`;
const boundary = (id: number, loading: string) => `<!--$?--><template id="B:${id}"></template>${loading}<!--/$-->`;
const content = (id: number, html: string) => `<div hidden id="S:${id}">${html}</div>`;

describe('a page whose content follows its loading text', () => {
  const loading = '<main><p role="status">Loading...</p></main>';

  test('gets its content in place of the loading text, and loses the script that would have moved it', () => {
    const page = exportedPage(nav + boundary(0, loading) + runtime + app + content(0, article) + swap(0));
    expect(inlineBoundaries(page)).toBe(exportedPage(`${nav}<!--$-->${article}<!--/$-->${app}`));
  });

  test('does so even if the loading text has finished boundaries of its own', () => {
    const nested = `<main><!--$--><p>Loading <!--$!--><b>data</b><!--/$--></p><!--/$--></main>`;
    const page = exportedPage(boundary(0, nested) + app + content(0, article) + swap(0));
    expect(inlineBoundaries(page)).toBe(exportedPage(`<!--$-->${article}<!--/$-->${app}`));
  });

  test('does so even if the content has finished boundaries of its own', () => {
    const inner = `<main><!--$--><p>Table</p><!--/$--></main>`;
    const page = exportedPage(boundary(0, loading) + content(0, inner) + swap(0));
    expect(inlineBoundaries(page)).toBe(exportedPage(`<!--$-->${inner}<!--/$-->`));
  });

  test('gets each of several contents in its own place', () => {
    const page = exportedPage(
      `${boundary(0, 'Loading one')}<hr/>${boundary(1, 'Loading two')}${content(1, '<p>Two</p>')}${swap(1)}${content(0, '<p>One</p>')}${swap(0)}`,
    );
    expect(inlineBoundaries(page)).toBe(exportedPage('<!--$--><p>One</p><!--/$--><hr/><!--$--><p>Two</p><!--/$-->'));
  });

  test('does so even if part of the content follows a loading text too', () => {
    const page = exportedPage(
      boundary(0, loading) +
        content(0, `<main>${boundary(1, 'Loading part')}</main>`) +
        swap(0) +
        content(1, '<p>Part</p>') +
        swap(1),
    );
    expect(inlineBoundaries(page)).toBe(exportedPage('<!--$--><main><!--$--><p>Part</p><!--/$--></main><!--/$-->'));
  });
});

test('a page with its content in place is unchanged', () => {
  const page = exportedPage(`${nav}<!--$-->${article}<!--/$-->${runtime}${app}`);
  expect(inlineBoundaries(page)).toBe(page);
});

describe('a page in an unexpected format fails the build', () => {
  test('when the content is missing', () => {
    expect(() => inlineBoundaries(exportedPage(boundary(0, 'Loading')))).toThrow('boundary B:0 and no content');
  });

  test('when the boundary does not start', () => {
    const page = exportedPage(`<template id="B:0"></template>Loading<!--/$-->${content(0, article)}`);
    expect(() => inlineBoundaries(page)).toThrow('The boundary B:0 does not start with');
  });

  test('when the boundary does not end', () => {
    const page = exportedPage(`<!--$?--><template id="B:0"></template>Loading${content(0, article)}`);
    expect(() => inlineBoundaries(page)).toThrow('a boundary that does not end');
  });
});
