/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { type Blocks, PageText } from '@/components/text-page/text-page';
import { ContentError } from '@/lib/content/content-error';
import { type TextSections, textProblems } from '@/lib/i18n/text-page';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';

const messages = readMessages('en');

/** Shows a made-up text in the place of a page's. */
function show(sections: TextSections, options: { blocks?: Blocks; values?: () => Record<string, number> } = {}) {
  const pages = { ...messages.pages, accessibility: { ...messages.pages.accessibility, sections } };
  const madeUp = { ...messages, pages } as typeof messages;
  return render(
    <NextIntlClientProvider locale="en" messages={madeUp} timeZone="UTC">
      <PageText route="accessibility" {...options} />
    </NextIntlClientProvider>,
  );
}

const texts = (parts: readonly HTMLElement[]) => parts.map((part) => part.textContent);

test('sections stand in the order of the messages, with their key as the anchor, and the contents list them', () => {
  show({
    intro: 'Before everything.',
    'second-hand': { title: 'First of all', text: 'One.', closing: 'Two.' },
    another: { title: 'Another', 'a-part': { title: 'A part', text: 'Three.' }, end: 'Four.' },
  });
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ id, tagName }) => [id, tagName])).toEqual([
    ['second-hand', 'H2'],
    ['another', 'H2'],
    ['a-part', 'H3'],
  ]);
  expect(texts(screen.getAllByRole('paragraph'))).toEqual(['Before everything.', 'One.', 'Two.', 'Three.', 'Four.']);
  const contents = screen.getAllByRole('navigation', { name: messages.parts.contents, hidden: true })[0] ?? document.body;
  expect(
    within(contents)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#second-hand', '#another', '#a-part']);
});

test('the key of a list says its form, and an entry may have a list of its own', () => {
  show({
    section: {
      title: 'Lists',
      list: { one: 'A', two: { text: 'B', list: { below: 'C' } } },
      steps: { first: 'D' },
      links: { chat: '<chat>E</chat>' },
    },
  });
  const [bullets, below, steps] = screen.getAllByRole('list').filter((list) => list.closest('section'));
  expect(bullets?.tagName).toBe('UL');
  expect(below).toHaveTextContent(/^C$/);
  expect(steps?.tagName).toBe('OL');
  expect(screen.getByRole('link', { name: 'E' })).toHaveAttribute('href', resolveDestination('chat', 'en').href);
});

test('a table has a column for each entry of its head', () => {
  show({
    section: { title: 'T', table: { caption: 'Teams', head: { team: 'Team', task: 'Task' }, one: { team: 'A', task: 'B' } } },
  });
  const table = within(screen.getByRole('table', { name: 'Teams' }));
  expect(texts(table.getAllByRole('columnheader'))).toEqual(['Team', 'Task']);
  expect(table.getByRole('rowheader')).toHaveTextContent('A');
  expect(table.getByRole('cell')).toHaveTextContent('B');
});

test('a tag with a capital letter is a block of the page, and stands in no paragraph', () => {
  const Video = (title: ReactNode) => <figure>{title}</figure>;
  show({ section: { title: 'V', video: '<Video>A film</Video>', noteOnIt: 'Remark' } }, { blocks: { Video } });
  expect(screen.getByRole('figure').parentElement?.tagName).toBe('SECTION');
  expect(screen.getByRole('figure')).toHaveTextContent('A film');
  expect(screen.getByRole('note')).toHaveTextContent('Remark');
});

test('values fill placeholders, and where they can’t be loaded, only those paragraphs are replaced by an error', () => {
  const sections = { text: 'Over {found, number} plugins.', other: 'Always there.' };
  const { unmount } = show(sections, { values: () => ({ found: 2000 }) });
  expect(screen.getByText('Over 2,000 plugins.')).toBeVisible();
  unmount();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  show(sections, {
    values: () => {
      throw new ContentError([{ file: 'content/figures.yml', message: 'broken' }]);
    },
  });
  log.mockRestore();
  expect(screen.getByText(messages.parts.contentFailed)).toBeVisible();
  expect(screen.getByText('Always there.')).toBeVisible();
});

describe('a mistake in the shape is named with its key', () => {
  test.each([
    ['a section with capital letters', { 'Big-Title': { title: 'T' } }, 'Big-Title'],
    ['a group without a title', { intro: { text: 'A' } }, 'intro'],
    ['a number in a list', { section: { title: 'T', list: { one: 1 } } }, 'section.list.one'],
    ['a table without a caption', { section: { title: 'T', table: { head: { one: 'A' } } } }, 'section.table.caption'],
  ])('%s', (_what, sections, key) => {
    expect(textProblems(sections).map((problem) => problem.key)).toEqual([key]);
  });

  test('and nothing is said of the pages as they are', () => {
    for (const page of Object.values(messages.pages)) if ('sections' in page) expect(textProblems(page.sections)).toEqual([]);
  });
});
