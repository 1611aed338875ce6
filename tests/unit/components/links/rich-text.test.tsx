/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { DestinationLink } from '@/components/links/destination-link';
import { richTags } from '@/components/links/rich-text';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const site = siteCopy();
const data = 'https://data.example.org/archive.yml';
beforeEach(() => {
  site.write('content/links.yml', `roadmapArchive: "#archive"\nroadmapArchiveSource: ${data}\n`);
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

test('a link to a named destination fails the build if the name does not exist, and the error contains the name', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderPage(<DestinationLink to="nowhere">Nowhere</DestinationLink>)).toThrow(
    'No destination is called "nowhere".',
  );
  logged.mockRestore();
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
});
