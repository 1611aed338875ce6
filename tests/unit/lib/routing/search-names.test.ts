import { releaseFile } from '@/lib/download/downloads';
import { resolveDestination } from '@/lib/routing/destinations';
import { searchNames } from '@/lib/routing/search-names';
import { navigationFile } from '@/lib/site/navigation';
import { messagesIn } from '@/tests/support/messages-in';
import { buildTime } from '@/tests/support/offer';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();
const builtOn = buildTime();

jest.mock('next-intl/server', () => jest.requireActual('@/tests/unit/support/server-translations'));

test('the search knows pages, destinations of the navigation, platforms and releases by their names, each once', async () => {
  builtOn('2026-06-01T00:00:00Z');
  site.write(
    navigationFile,
    `bar:
  - label: documentation
    menu:
      - { to: userGuide, kind: heading }
      - { label: jenkinsPipeline, to: guidePipeline, kind: sub }
  - label: community
    menu:
      - { label: overview, to: sigs }
foundation: { label: cdf, menu: [{ to: tekton }] }
download: { label: download, to: download }
footer:
  columns: [{ label: other, links: [{ label: download, to: download }] }]
  social: [{ to: x, icon: brand-x }]
`,
  );
  site.write('content/changelogs/weekly.yml', '[{ version: "2.2", date: 2026-05-02, changes: [] }]');
  site.write(
    releaseFile('stable'),
    'version: 2.580.1\nwar: https://get.jenkins.io/war-stable/{version}/jenkins.war\nplatforms: [{ label: A/B, link: /doc/, icon: ubuntu }]',
  );
  const t = messagesIn('fr-CA');
  const names = await searchNames('fr-CA');
  const guide = t('chrome.links.userGuide');
  const addressOf = (name: string) => resolveDestination(name, 'fr-CA').href;
  for (const name of [
    { title: t('pages.verifyDownloads.title'), href: '/fr-CA/download/verify/', words: 'verify downloads' },
    {
      title: t('pages.downloadCheck.title'),
      href: '/fr-CA/download/check/',
      words: `download check ${t('pages.downloadCheck.searchWords')}`,
    },
    { title: guide, href: addressOf('userGuide'), words: `user guide ${t('chrome.links.documentation')}` },
    {
      title: `${t('chrome.links.jenkinsPipeline')} – ${guide}`,
      href: addressOf('guidePipeline'),
      words: `guide pipeline ${t('chrome.links.documentation')}`,
    },
    { title: t('chrome.links.community'), href: addressOf('sigs'), words: `sigs ${t('chrome.links.community')}` },
    { title: 'Tekton', href: addressOf('tekton'), words: `tekton ${t('chrome.links.cdf')}` },
    { title: 'X', href: addressOf('x'), words: 'x' },
    { title: t('chrome.links.download'), href: '/fr-CA/download/', words: 'download' },
    { title: `A/B – ${t('chrome.links.download')}`, href: '/fr-CA/download/#packages' },
    { title: `Java 25 – ${t('chrome.links.download')}`, href: '/fr-CA/download/#stable' },
    { title: t('parts.changelog.year.weekly.title', { year: '2026' }), href: '/fr-CA/changelog-old/2026/' },
    { title: t('parts.changelog.release.weekly.title', { version: '2.2' }), href: '/fr-CA/changelog/2.2/', version: '2.2' },
  ]) {
    expect(names.filter(({ title, href }) => title === name.title && href === name.href)).toEqual([name]);
  }
});
