/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Footer } from '@/components/chrome/footer';
import { siteFile } from '@/lib/content/site';
import { routes } from '@/lib/site/routes';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from './render';

const site = siteCopy();

const settings = 'property: https://www.jenkins.io\ngithubRepo: jenkins-infra/jenkins.io\ncopyrightYear: 2031\n';

/** The links below a heading of the footer, as [words, address]. */
function column(heading: string) {
  const part = screen.getByRole('heading', { name: heading }).parentElement ?? document.body;
  const links = within(part).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('the footer has four columns', () => {
  beforeEach(() => {
    renderPage(<Footer />);
  });

  test('in this order', () => {
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Resources',
      'Project',
      'Community',
      'Other',
    ]);
  });

  test('Resources', () => {
    expect(column('Resources')).toEqual([
      ['Downloads', '/download/'],
      ['Blog', '/blog/'],
      ['Documentation', '/doc/'],
      ['Plugins', 'https://plugins.jenkins.io/'],
      ['Security', '/security/'],
      ['Contributing', '/participate/'],
    ]);
  });

  test('Project', () => {
    expect(column('Project')).toEqual([
      ['Structure and Governance', '/project/'],
      ['Issue Tracker', 'https://issues.jenkins.io/'],
      ['Roadmap', '/project/roadmap/'],
      ['GitHub', 'https://github.com/jenkinsci'],
      ['Jenkins on Jenkins', 'https://ci.jenkins.io'],
      ['Statistics', 'https://stats.jenkins.io'],
    ]);
  });

  test('Community, which ends with the social networks', () => {
    expect(column('Community')).toEqual([
      ['Forum', 'https://community.jenkins.io/'],
      ['Events', '/events/'],
      ['Mailing Lists', '/mailing-lists/'],
      ['Chats', '/chat/'],
      ['Special Interest Groups', '/sigs/'],
      ['𝕏 (formerly Twitter)', 'https://twitter.com/jenkinsci'],
      ['LinkedIn', 'https://www.linkedin.com/company/jenkins-project/'],
      ['Bluesky', 'https://bsky.app/profile/jenkinsci.bsky.social'],
      ['Mastodon', 'https://mastodon.social/@Jenkinsci'],
      ['YouTube', 'https://www.youtube.com/@jenkinscicd'],
      ['Reddit', 'https://reddit.com/r/jenkinsci'],
    ]);
    expect(within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link')).toHaveLength(6);
  });

  test('Other', () => {
    expect(column('Other')).toEqual([
      ['Code of Conduct', '/project/conduct/'],
      ['Press Information', '/press/'],
      ['Merchandise', '/merchandise/'],
      ['Artwork', '/artwork/'],
      ['Awards', '/awards/'],
    ]);
  });
});

test('the footer stays on the site’s own pages in the visitor’s language', () => {
  renderPage(<Footer />, 'fr-CA');
  expect(screen.getByRole('link', { name: 'Feuille de route' })).toHaveAttribute('href', '/fr-CA/project/roadmap/');
});

describe('the legal line', () => {
  test('names the year that the site’s settings name', () => {
    renderPage(<Footer />);
    expect(screen.getByText(/^© 2025 CD Foundation and The Linux Foundation/)).toBeVisible();
  });

  test('follows the settings', () => {
    site.write(siteFile, settings);
    renderPage(<Footer />);
    expect(screen.getByText(/^© 2031 /)).toBeVisible();
  });

  test('opens its three links in a new tab', () => {
    renderPage(<Footer />);
    const links = within(screen.getByText(/^© /)).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://www.linuxfoundation.org/legal/trademark-usage', '_blank'],
      ['https://www.linuxfoundation.org/legal/privacy-policy', '_blank'],
      ['https://www.linuxfoundation.org/legal/terms', '_blank'],
    ]);
    for (const link of links) expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  });
});

describe('the licence box', () => {
  const licenseLink = () => screen.queryByRole('link', { name: 'Creative Commons Attribution-ShareAlike 4.0' });

  test('links to the licence of the content', () => {
    renderPage(<Footer />);
    expect(licenseLink()).toHaveAttribute('href', 'https://creativecommons.org/licenses/by-sa/4.0/');
  });

  test('is there when the settings name no licence', () => {
    site.write(siteFile, settings);
    renderPage(<Footer />);
    expect(licenseLink()).toBeVisible();
  });

  test('is not there for another licence', () => {
    site.write(siteFile, `${settings}license: mit\n`);
    renderPage(<Footer />);
    expect(licenseLink()).not.toBeInTheDocument();
  });
});

describe('the links about the page', () => {
  const about = () => screen.queryByRole('region', { name: 'About this page' });
  const linkTo = (name: string) => screen.queryByRole('link', { name });

  test('improve the page’s own source', () => {
    renderPage(<Footer route="roadmap" />);
    const link = linkTo('Improve this page');
    expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toBe(
      `https://github.com/jenkins-infra/jenkins.io/edit/master/${routes.roadmap.source}`,
    );
    expect(link).toHaveAttribute('title', `Edit ${routes.roadmap.source} on GitHub`);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('report a problem with the page by its title and address', () => {
    renderPage(<Footer route="roadmap" />);
    const { searchParams } = new URL(linkTo('Report page issue')?.getAttribute('href') ?? 'missing:');
    expect(searchParams.get('title')).toMatch(/^Roadmap page - /);
    expect(searchParams.get('body')).toContain('[Roadmap](https://www.jenkins.io/project/roadmap/)');
  });

  test('name the page in the visitor’s language', () => {
    renderPage(<Footer route="roadmap" />, 'fr-CA');
    const report = within(screen.getAllByRole('region')[0] ?? document.body)
      .getAllByRole('link')
      .at(-1);
    const { searchParams } = new URL(report?.getAttribute('href') ?? 'missing:');
    expect(searchParams.get('body')).toContain('[Feuille de route](https://www.jenkins.io/fr-CA/project/roadmap/)');
  });

  test('do not offer an infra report on the roadmap', () => {
    renderPage(<Footer route="roadmap" />);
    expect(about()).toBeVisible();
    expect(linkTo('Report an infra issue')).not.toBeInTheDocument();
  });

  test('are not there without a repository', () => {
    site.write(siteFile, settings.replace('jenkins-infra/jenkins.io', '""'));
    renderPage(<Footer route="roadmap" />);
    expect(about()).not.toBeInTheDocument();
    expect(linkTo('Report page issue')).not.toBeInTheDocument();
  });

  test('are not there on a page that has no source, such as the not-found page', () => {
    renderPage(<Footer />);
    expect(about()).not.toBeInTheDocument();
  });
});
