/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Footer } from '@/components/footer/footer';
import { PageFeedback } from '@/components/footer/page-feedback';
import { startBuild } from '@/lib/environment/environment.mjs';
import { resolveDestination } from '@/lib/routing/destinations';
import { loadNavigation, type NavigationEntry } from '@/lib/site/navigation';
import { siteFile } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();

const settings = 'property: https://www.jenkins.io\ngithubRepo: jenkins-infra/jenkins.io\ncopyrightYear: 2031\n';

const { chrome } = readMessages('en');
const t = messagesIn();

/** The links below a heading of the footer, as [text, address]. */
function column(heading: string) {
  const part = screen.getByRole('heading', { name: heading }).parentElement ?? document.body;
  const links = within(part).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the footer has four columns', () => {
  const { columns, social } = loadNavigation().footer;
  const linksOf = (entries: readonly Pick<NavigationEntry, 'text' | 'to'>[]) =>
    entries.map(({ text, to }) => [t(text), resolveDestination(to, 'en').href]);

  beforeEach(() => {
    renderPage(<Footer />);
  });

  test.each(columns)('$label, with the links of content/navigation.yml', ({ label, links }) => {
    expect(column(chrome.links[label])).toEqual(linksOf(links));
  });

  test('followed by a row of social networks, each with its name', () => {
    const networks = within(screen.getByRole('list', { name: chrome.footer.followUs })).getAllByRole('link');
    expect(networks.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(linksOf(social));
    expect(social.length).toBeGreaterThan(0);
  });
});

describe('the legal notice in the footer', () => {
  test('follows a changed setting', () => {
    site.write(siteFile, settings);
    renderPage(<Footer />);
    expect(screen.getByText(/^© 2031 /)).toBeVisible();
  });

  test('opens its links in a new tab', () => {
    renderPage(<Footer />);
    const links = within(screen.getByText(/^© /)).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual(
      ['trademarkUsage', 'privacyPolicy', 'termsOfUse', 'thirdPartyNotices'].map((name) => [
        resolveDestination(name, 'en').href,
        '_blank',
      ]),
    );
    for (const link of links) expect(link.textContent?.endsWith(` ${chrome.opensInNewTab}`)).toBe(true);
  });
});

describe('the license box in the footer', () => {
  const { href } = resolveDestination('ccBySa4', 'en');
  const licenseLink = () => screen.queryAllByRole('link').find((link) => link.getAttribute('href') === href);

  test('is shown when the settings name no license', () => {
    site.write(siteFile, settings);
    renderPage(<Footer />);
    expect(licenseLink()).toBeVisible();
  });

  test('is hidden for another license', () => {
    site.write(siteFile, `${settings}license: mit\n`);
    renderPage(<Footer />);
    expect(licenseLink()).toBeUndefined();
  });
});

describe('the feedback links of a page', () => {
  const about = () => screen.queryByRole('complementary');
  const linkTo = (label: 'edit' | 'pageIssue' | 'infraIssue') => screen.queryByRole('link', { name: chrome.feedback[label] });
  const addressOf = (label: 'edit' | 'pageIssue' | 'infraIssue') => linkTo(label)?.getAttribute('href') ?? '';

  beforeEach(() => startBuild({ repository: { address: 'https://git.example.org/built/from', branch: 'trunk' } }));
  afterEach(() => startBuild({}));

  test('lead to the repository of the build if the settings name none', () => {
    site.write(siteFile, settings.replace(/githubRepo.*\n/, ''));
    renderPage(<PageFeedback route="chat" />);
    expect(addressOf('edit')).toBe('https://git.example.org/built/from/edit/trunk/messages/en.json');
    expect(addressOf('pageIssue')).toMatch(/^https:\/\/git\.example\.org\/built\/from\/issues\/new\?/);
  });

  test('report to the Jenkins project and edit nothing while the repository of the sources is unknown', () => {
    startBuild({});
    site.write(siteFile, `${settings.replace(/githubRepo.*\n/, '')}upstreamRepo: jenkins-infra/jenkins.io\n`);
    renderPage(<PageFeedback route="chat" />);
    expect(addressOf('pageIssue')).toMatch(/^https:\/\/github\.com\/jenkins-infra\/jenkins\.io\/issues\/new\?/);
    expect(linkTo('edit')).not.toBeInTheDocument();
  });

  test.each(['', 'upstreamRepo: jenkins-infra/jenkins.io\n'])('are hidden if the settings disable them: %j', (upstream) => {
    site.write(siteFile, settings.replace('jenkins-infra/jenkins.io', '""') + upstream);
    renderPage(<PageFeedback route="roadmap" />);
    expect(about()).not.toBeInTheDocument();
    expect(linkTo('pageIssue')).not.toBeInTheDocument();
  });
});
