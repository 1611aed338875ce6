/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { PageText } from '@/components/text-page/page-text';
import { ContentError } from '@/lib/content/content-error';
import { type TextSections, textProblems } from '@/lib/i18n/text-page-messages';
import { resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';

const messages = readMessages('en');

/** Renders test messages in place of a page's own. */
function show(sections: TextSections, options: Omit<ComponentProps<typeof PageText>, 'route'> = {}) {
  const pages = { ...messages.pages, accessibility: { ...messages.pages.accessibility, sections } };
  const madeUp = { ...messages, pages } as typeof messages;
  return render(
    <NextIntlClientProvider locale="en" messages={madeUp} timeZone="UTC">
      <PageText route="accessibility" {...options} />
    </NextIntlClientProvider>,
  );
}

const texts = (parts: readonly HTMLElement[]) => parts.map((part) => part.textContent);

test('the key of a list in the messages sets its kind, and an entry can contain another list', () => {
  show({
    section: {
      title: 'Lists',
      list: { one: 'A', two: { text: 'B', list: { below: 'C' } }, three: { text: 'F', steps: { below: 'G' } } },
      steps: { first: 'D' },
      links: { chat: '<chat>E</chat>' },
    },
  });
  const [bullets, below, stepsBelow, steps] = screen.getAllByRole('list').filter((list) => list.closest('section'));
  expect(bullets?.tagName).toBe('UL');
  expect(below).toHaveTextContent(/^C$/);
  expect(stepsBelow?.tagName).toBe('OL');
  expect(steps?.tagName).toBe('OL');
  expect(screen.getByRole('link', { name: 'E' })).toHaveAttribute('href', resolveDestination('chat', 'en').href);
});

test('a custom block gets links and values, and may render nothing', () => {
  const sections = { first: '<Shown>In {year}: <chat>chat</chat></Shown>', second: '<Hidden>Nothing</Hidden>' };
  const { container } = show(sections, {
    values: () => ({ year: '2026' }),
    blocks: { Shown: (text) => <blockquote>{text}</blockquote>, Hidden: () => false },
  });
  expect(container.querySelector('blockquote')).toHaveTextContent('In 2026: chat');
  expect(screen.queryAllByRole('paragraph')).toEqual([]);
});

test('a table without a caption is named by its section', () => {
  show({ section: { title: 'Teams', table: { head: { team: 'Team' }, one: { team: 'A' } } } });
  expect(screen.getByRole('table', { name: 'Teams' })).toBeInTheDocument();
});

test('sections can be omitted, parts can be excluded from the table of contents, and the table can be turned off', () => {
  const sections = {
    intro: 'Before.',
    gone: { title: 'Gone', text: 'Away.' },
    stays: { title: 'Stays', 'a-part': { title: '<code>Part</code>', warningAboutIt: 'Careful.' } },
    ...Object.fromEntries(['b', 'c', 'd', 'e', 'f'].map((id) => [id, { title: id, text: 'More.' }])),
  };
  const { unmount } = show(sections, { without: ['gone'], unlisted: ['a-part'] });
  const links = within(screen.getAllByRole('navigation', { hidden: true })[0] ?? document.body).getAllByRole('link', {
    hidden: true,
  });
  expect(texts(links)).toEqual(['Stays', 'b', 'c', 'd', 'e', 'f']);
  expect(texts(screen.getAllByRole('heading'))).toEqual(['Stays', 'Part', 'b', 'c', 'd', 'e', 'f']);
  expect(screen.getByText('Part').tagName).toBe('CODE');
  expect(screen.getByRole('note')).toHaveClass('border-warning');
  unmount();
  show(sections, { hasContents: false });
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  expect(texts(screen.getAllByRole('paragraph')).slice(0, 2)).toEqual(['Before.', 'Away.']);
});

test('a text of few sections has no table of contents, but all its headings', () => {
  show({ one: { title: 'One', text: 'First.' }, two: { title: 'Two', text: 'Second.' } });
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  expect(texts(screen.getAllByRole('heading'))).toEqual(['One', 'Two']);
});

test('values fill placeholders; where values can’t be loaded, only those paragraphs are replaced by an error message', () => {
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

describe('a mistake in the structure of a page’s messages is reported with its key:', () => {
  test.each([
    ['a section with capital letters', { 'Big-Title': { title: 'T' } }, 'Big-Title'],
    ['a group without a title', { intro: { text: 'A' } }, 'intro'],
    ['a question without a title', { section: { title: 'T', questions: { one: { text: 'A' } } } }, 'section.questions.one.title'],
    ['a table without a head', { section: { title: 'T', table: { one: { one: 'A' } } } }, 'section.table.head'],
  ])('%s', (_what, sections, key) => {
    expect(textProblems(sections).map((problem) => problem.key)).toEqual([key]);
  });

  test('none on today’s pages', () => {
    for (const page of Object.values(messages.pages)) if ('sections' in page) expect(textProblems(page.sections)).toEqual([]);
  });
});
