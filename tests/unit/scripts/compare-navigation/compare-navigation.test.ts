import { loadSite } from '@/lib/site/site';
import { navigationData } from '@/scripts/build/navigation-files';
import { compareNavigation } from '@/scripts/compare-navigation/compare-navigation';

const { property } = loadSite();
const ours = JSON.stringify(navigationData('en'));

test('our own navigation has no differences, whether another site writes full addresses or paths', () => {
  expect(compareNavigation(ours)).toEqual({ onlyTheirs: [], onlyOurs: [] });
  expect(compareNavigation(ours.replaceAll(`"${property}/`, '"/'))).toEqual({ onlyTheirs: [], onlyOurs: [] });
});

test('links of another site’s component are compared, however it writes them', () => {
  const { onlyTheirs, onlyOurs } = compareNavigation(`
    {label: msg("Artwork"), link: "/artwork"},
    <a class="footer-link" href='https://example.org/meet/'>Meet</a>
    href=\${item.link}
  `);
  expect(onlyTheirs).toEqual(['https://example.org/meet']);
  expect(onlyOurs).not.toContain(`${property}/artwork`);
  expect(onlyOurs).toContain(`${property}/download`);
});
