/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Footer } from '@/components/footer/footer';
import { resolveDestination } from '@/lib/routing/destinations';
import { routeSource } from '@/lib/routing/routes';
import { loadNavigation, type NavigationEntry } from '@/lib/site/navigation';
import { loadSite, siteFile } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { wordsIn } from '@/tests/support/words';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();

const settings = 'property: https://www.jenkins.io\ngithubRepo: jenkins-infra/jenkins.io\ncopyrightYear: 2031\n';

const { chrome, pages } = readMessages('en');
const t = wordsIn();

/** The links below a heading of the footer, as [text, address]. */
function column(heading: string) {
  const part = screen.getByRole('heading', { name: heading }).parentElement ?? document.body;
  const links = within(part).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the footer has four columns', () => {
  const { columns, social } = loadNavigation().footer;
  const linksOf = (entries: readonly NavigationEntry[]) =>
    entries.map(({ text, to }) => [t(text), resolveDestination(to, 'en').href]);

  beforeEach(() => {
    renderPage(<Footer />);
  });

  test('in this order', () => {
    const { resources, project, community, other } = chrome.links;
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([resources, project, community, other]);
  });

  test.each(columns)('$label, with the links of content/navigation.yml', ({ label, links }) => {
    expect(column(chrome.links[label])).toEqual(linksOf(label === 'community' ? [...links, ...social] : links));
  });

  test('and a list of the social networks in the column of the community', () => {
    expect(within(screen.getByRole('list', { name: chrome.footer.followUs })).getAllByRole('link')).toHaveLength(social.length);
    expect(social.length).toBeGreaterThan(0);
  });
});

test('the footer stays on the site’s own pages in the visitor’s language', () => {
  renderPage(<Footer />, 'fr-CA');
  expect(screen.getByRole('link', { name: readMessages('fr-CA').pages.roadmap.title })).toHaveAttribute(
    'href',
    '/fr-CA/project/roadmap/',
  );
});

describe('the legal line', () => {
  test('shows the year from the site’s settings', () => {
    renderPage(<Footer />);
    expect(screen.getByText((text) => text.startsWith(`© ${loadSite().copyrightYear} `))).toBeVisible();
  });

  test('follows the settings', () => {
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

describe('the license box', () => {
  const { href } = resolveDestination('ccBySa4', 'en');
  const licenseLink = () => screen.queryAllByRole('link').find((link) => link.getAttribute('href') === href);

  test('links to the license of the content', () => {
    renderPage(<Footer />);
    expect(licenseLink()).toBeVisible();
  });

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

describe('the links about the page', () => {
  const about = () => screen.queryByRole('region', { name: chrome.feedback.heading });
  const linkTo = (words: 'edit' | 'pageIssue' | 'infraIssue') => screen.queryByRole('link', { name: chrome.feedback[words] });

  test('lead to the editor of the page’s source', () => {
    renderPage(<Footer route="roadmap" />);
    const link = linkTo('edit');
    expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toBe(
      `https://github.com/jenkins-infra/jenkins.io/edit/master/${routeSource('roadmap')}`,
    );
    expect(link).toHaveAttribute('title', chrome.feedback.editHint.replace('{subject}', routeSource('roadmap')));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('report a problem with the page by its title and address', () => {
    renderPage(<Footer route="roadmap" />);
    const { searchParams } = new URL(linkTo('pageIssue')?.getAttribute('href') ?? 'missing:');
    expect(searchParams.get('title')).toBe(
      `${pages.roadmap.title} ${chrome.feedback.form.page} - ${chrome.feedback.form.summaryPlaceholder}`,
    );
    expect(searchParams.get('body')).toContain(`[${pages.roadmap.title}](https://www.jenkins.io/project/roadmap/)`);
  });

  test('name the page in the visitor’s language', () => {
    renderPage(<Footer route="roadmap" />, 'fr-CA');
    const report = within(screen.getAllByRole('region')[0] ?? document.body)
      .getAllByRole('link')
      .at(-1);
    const { searchParams } = new URL(report?.getAttribute('href') ?? 'missing:');
    expect(searchParams.get('body')).toContain(
      `[${readMessages('fr-CA').pages.roadmap.title}](https://www.jenkins.io/fr-CA/project/roadmap/)`,
    );
  });

  test('don’t include an infrastructure report on the roadmap', () => {
    renderPage(<Footer route="roadmap" />);
    expect(about()).toBeVisible();
    expect(linkTo('infraIssue')).not.toBeInTheDocument();
  });

  test('are hidden without a repository', () => {
    site.write(siteFile, settings.replace('jenkins-infra/jenkins.io', '""'));
    renderPage(<Footer route="roadmap" />);
    expect(about()).not.toBeInTheDocument();
    expect(linkTo('pageIssue')).not.toBeInTheDocument();
  });

  test('are hidden on a page without a source, such as the not-found page', () => {
    renderPage(<Footer />);
    expect(about()).not.toBeInTheDocument();
  });
});
