import { routeAt, routeIds, routes, trimSlashes } from '@/lib/routing/routes';

describe('a page is found at its address', () => {
  test.each([
    ['/', 'home'],
    ['', 'home'],
    ['/project/roadmap/', 'roadmap'],
    ['/project/roadmap', 'roadmap'],
    ['project/roadmap', 'roadmap'],
    ['//project//roadmap//', 'roadmap'],
  ])('%j leads to the page "%s"', (path, route) => {
    expect(routeAt(path)).toBe(route);
  });

  test.each(['/project/', '/roadmap/', '/project/roadmap/archive/', '/Project/Roadmap/', '/fr-CA/', '/toString/'])(
    '%s leads to no page',
    (path) => {
      expect(routeAt(path)).toBeUndefined();
    },
  );
});

test.each([
  ['/', ''],
  ['/solutions', 'solutions'],
  ['//projects//gsoc//', 'projects/gsoc'],
  ['', ''],
])('repeated slashes and slashes at both ends are ignored: %j is compared as %j', (path, trimmed) => {
  expect(trimSlashes(path)).toBe(trimmed);
});

test('no two pages share an address, and every address starts and ends with a slash', () => {
  const paths = routeIds.map((id) => routes[id].path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/([a-z0-9-]+\/)*$/);
});
