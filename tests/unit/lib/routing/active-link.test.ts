import { isSectionLink } from '@/lib/routing/active-link';

const property = 'https://jenkins.example.org';

test.each([
  ['/events/', '/events/', true],
  ['/events/', '/events/hacktoberfest/', true],
  ['/fr-CA/events/', '/fr-CA/events/hacktoberfest', true],
  ['/events/', '/event-calendar/', false],
  ['/', '/events/', false],
  ['https://elsewhere.example.org/events/', '/events/', false],
])('the menu with a link to %s is underlined on %s: %s', (href, path, expected) => {
  expect(isSectionLink(href, path, property)).toBe(expected);
});
