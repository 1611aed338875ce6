import { isActiveLink } from '@/lib/routing/active-link';

const property = 'https://www.jenkins.io';

describe('a link is marked as the current page:', () => {
  test.each([
    ['/projects/gsoc/', '/projects/gsoc/'],
    ['/blog/', '/blog/'],
    ['/solutions', '/solutions/'],
    ['/solutions/', '/solutions'],
    ['/', '/'],
    ['/fr-CA/project/roadmap/', '/fr-CA/project/roadmap/'],
    ['https://www.jenkins.io/blog/', '/blog/'],
    ['/blog/?page=2#top', '/blog/'],
    ['/projects//gsoc/', '//projects/gsoc'],
  ])('%s on %s', (href, path) => {
    expect(isActiveLink(href, path, property)).toBe(true);
  });
});

describe('a link is not marked as the current page:', () => {
  test.each([
    ['a page above', '/projects/', '/projects/gsoc/'],
    ['a page below', '/projects/gsoc/', '/projects/'],
    ['a page with the same beginning', '/blog/', '/blogs/'],
    ['the start page on another page', '/', '/blog/'],
    ['the same page in another locale', '/fr-CA/project/roadmap/', '/project/roadmap/'],
    ['another host with the same path', 'https://plugins.jenkins.io/', '/'],
    ['another host with the same path', 'https://community.jenkins.io/blog/', '/blog/'],
    ['the same host with http:', 'http://www.jenkins.io/blog/', '/blog/'],
    ['an address without a path', 'mailto:press@example.org', '/'],
  ])('%s: %s on %s', (_what, href, path) => {
    expect(isActiveLink(href, path, property)).toBe(false);
  });
});
