/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { AddressLink } from '@/components/links/address-link';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags, shapeTags } from '@/components/links/rich-text';
import { destinationNames, UnknownDestinationError } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
const { opensInNewTab } = readMessages('en').chrome;
const forum = 'https://forum.example.org/';
const data = 'https://data.example.org/archive.yml';
beforeEach(() => {
  site.write(
    'content/links.yml',
    `forum: ${forum}\nblog: /blog/\nroadmapArchive: "#archive"\nroadmapArchiveSource: ${data}\nroadmapData: /data/roadmap/roadmap.yml\n`,
  );
});

/** Two links, one of them to an anchor. */
const sentences: Record<string, string> = {
  promise: 'Dates are not promised: see <participate>how to take part</participate>.',
  archive: '<roadmapArchive>The archive</roadmapArchive> is kept in a <roadmapArchiveSource>file</roadmapArchiveSource>',
};

function Sentences({ newTab }: { newTab?: boolean }) {
  const t = createTranslator({ locale: 'en', messages: sentences });
  return Object.keys(sentences).map((key) => <p key={key}>{t.rich(key, richTags({ newTab }))}</p>);
}

describe('a link to a named destination', () => {
  test('leads to the page in the visitor’s language', () => {
    renderPage(<DestinationLink to="roadmap">Roadmap</DestinationLink>, 'fr-CA');
    expect(screen.getByRole('link', { name: 'Roadmap' })).toHaveAttribute('href', '/fr-CA/project/roadmap/');
  });

  test('links to another site', () => {
    renderPage(<DestinationLink to="forum">Forum</DestinationLink>);
    expect(screen.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', forum);
  });

  test('fails the build if the name does not exist, and the error contains the name', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderPage(<DestinationLink to="nowhere">Nowhere</DestinationLink>)).toThrow(UnknownDestinationError);
    expect(() => renderPage(<DestinationLink to="nowhere">Nowhere</DestinationLink>)).toThrow(
      'No destination is called "nowhere".',
    );
    logged.mockRestore();
  });

  test('can have a description', () => {
    renderPage(
      <>
        <DestinationLink to="forum" title="Ask here" describedBy="more" lang="en" className="link-card">
          Forum
        </DestinationLink>
        <p id="more">Open to all</p>
      </>,
    );
    const link = screen.getByRole('link', { name: 'Forum' });
    expect(link).toHaveAccessibleDescription('Open to all');
    expect(link).toHaveAttribute('title', 'Ask here');
    expect(link).toHaveAttribute('lang', 'en');
    expect(link).toHaveClass('link-card');
  });
});

describe('a new tab for a link in rich text', () => {
  test.each(['roadmap', 'forum', 'blog', 'roadmapData', 'roadmapArchive'])('is not opened by %s unless requested', (to) => {
    renderPage(<DestinationLink to={to}>There</DestinationLink>);
    expect(screen.getByRole('link', { name: 'There' })).not.toHaveAttribute('target');
  });

  test.each(['roadmap', 'forum', 'blog', 'roadmapData'])('is opened by %s if requested, and the link says so', (to) => {
    renderPage(
      <DestinationLink to={to} newTab>
        There
      </DestinationLink>,
    );
    const link = screen.getByRole('link', { name: (name) => name.startsWith('There') && name.endsWith(opensInNewTab) });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('is never opened by an anchor on the page', () => {
    renderPage(
      <DestinationLink to="roadmapArchive" newTab>
        There
      </DestinationLink>,
    );
    expect(screen.getByRole('link', { name: 'There' })).not.toHaveAttribute('target');
    expect(screen.getByRole('link')).toHaveAttribute('href', '#archive');
  });

  test('is announced in the visitor’s language', () => {
    renderPage(
      <AddressLink address="https://example.org/" newTab>
        There
      </AddressLink>,
      'fr-CA',
    );
    expect(screen.getByRole('link', { name: /nouvel onglet/ })).toBeVisible();
  });
});

describe('a message with tags', () => {
  test('has links where the tags are, around the text of the message', () => {
    renderPage(<Sentences />);
    expect(screen.getByRole('link', { name: 'how to take part' })).toHaveAttribute('href', '/participate/');
    expect(screen.getByText(/^Dates/)).toHaveTextContent('Dates are not promised: see how to take part.');
  });

  test('opens its links in a new tab only if requested, and anchors never', () => {
    const plain = renderPage(<Sentences />);
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('target');
    plain.unmount();
    renderPage(<Sentences newTab />);
    const targets = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
    expect(targets).toEqual([
      ['/participate/', '_blank'],
      ['#archive', null],
      [data, '_blank'],
    ]);
  });

  test('may use every page, every name of content/links.yml, and formatting tags', () => {
    expect(Object.keys(richTags()).sort()).toEqual([...destinationNames(), ...shapeTags].sort());
    expect(shapeTags).toEqual(expect.arrayContaining(['strong', 'em', 'code']));
  });

  test('is formatted as its tags say', () => {
    const { strong, em, code } = richTags();
    renderPage(
      <p>
        {strong?.('bold')} {em?.('slanted')} {code?.('typed')}
      </p>,
    );
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(screen.getByText('slanted').tagName).toBe('EM');
    expect(screen.getByText('typed').tagName).toBe('CODE');
  });
});
