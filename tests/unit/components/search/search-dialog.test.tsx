/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/search/search-box';
import { type Found, searchSite } from '@/components/search/search-site';
import { Hydrated } from '@/components/ui/hydrated';
import { loadSite, siteFile } from '@/lib/site/site';
import { messagesIn } from '@/tests/support/messages-in';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const copy = siteCopy();

jest.mock('@/components/search/search-site', () => ({ searchSite: jest.fn() }));
jest.mock('@docsearch/react/style/variables', () => ({}));
jest.mock('@docsearch/react/style/modal', () => ({}));
jest.mock('@docsearch/react/modal', () => ({
  DocSearchModal: ({ appId, apiKey, indices }: { appId: string; apiKey: string; indices: string[] }) => (
    <p>{`DocSearch ${appId} ${apiKey} ${indices.join()}`}</p>
  ),
}));

const search = jest.mocked(searchSite);
const t = messagesIn();

/** A result of the index: one page per title, with one excerpt. */
function answer(...titles: string[]): Found {
  return {
    pages: titles.map((title) => ({
      title,
      passages: [{ title: `Part of ${title}`, href: `#${title}`, pieces: [{ text: 'the words', marked: true }] }],
    })),
  };
}

const button = () => screen.getByRole('button', { name: t('chrome.search.label') });
const field = () => screen.findByRole('combobox', { name: t('chrome.search.field') });
const options = () => screen.findAllByRole('option');
/** The option that the search field references as active. */
const active = async () => document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;

// jsdom has none.
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});

beforeEach(() => {
  localStorage.clear();
  search.mockReset();
  search.mockResolvedValue(answer('Download', 'Events'));
});

/** Opens the search and enters text at once, because on a slow machine a pause between two letters would start a search. */
async function openAndEnter(text: string) {
  renderPage(<SearchBox />);
  await userEvent.click(button());
  await userEvent.click(await field());
  await userEvent.paste(text);
}

test('the search shortcut works as soon as the page is hydrated, before effects have run', async () => {
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  addEventListener('hydrated', press, { once: true });
  renderPage(
    <>
      <SearchBox />
      <Hydrated part="bar" />
    </>,
  );
  await waitFor(async () => expect(await field()).toHaveFocus());
});

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'the keys %s open the search with the focus in its field',
  async (keys) => {
    renderPage(<SearchBox />);
    await userEvent.keyboard(keys);
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue('');
  },
);

test('a slash typed into a text field does not open the search', async () => {
  renderPage(
    <>
      <SearchBox />
      <input aria-label="Other" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Other'), 'a/b');
  expect(screen.getByLabelText('Other')).toHaveValue('a/b');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** What the live region says. */
const said = () => document.querySelector('[role="dialog"] [aria-live]');

test('an option is called by its page and section and described by the match, and the number of pages is announced once', async () => {
  await openAndEnter('words');
  const name = 'Download – Part of Download';
  const option = await screen.findByRole('option', { name });
  expect(option).toHaveAccessibleDescription('the words');
  expect(option).toHaveAttribute('href', '#Download');
  expect(option).toHaveAttribute('aria-setsize', '2');
  expect(within(option).getByText('the words').tagName).toBe('MARK');
  const found = t('chrome.search.found', { count: 2 });
  expect(screen.getByText(found)).toBeVisible();
  expect(said()).toBeEmptyDOMElement();
  await waitFor(() => expect(said()).toHaveTextContent(found));
  expect(await field()).toHaveAttribute('aria-expanded', 'true');
  expect(await field()).toHaveAccessibleDescription(t('chrome.search.keys'));
});

test('the results of a corrected query are announced as such', async () => {
  search.mockResolvedValue({ ...answer('Words'), corrected: 'words' });
  await openAndEnter('wrods');
  const corrected = t('chrome.search.corrected', { query: 'wrods', corrected: 'words' });
  await waitFor(() => expect(said()).toHaveTextContent(`${corrected} ${t('chrome.search.found', { count: 1 })}`));
});

test('text typed quickly causes a single search', async () => {
  renderPage(<SearchBox />);
  await userEvent.click(button());
  const input = await field();
  // Synchronous, so that a slow machine can't pause in between.
  for (const value of ['w', 'wor', 'words']) fireEvent.change(input, { target: { value } });
  await options();
  expect(search.mock.calls.map(([text]) => text)).toEqual(['words']);
});

test('arrow keys move through the search results, and start at the first one after each new search', async () => {
  await openAndEnter('words');
  await waitFor(async () => expect(await active()).toContain('Download'));
  await userEvent.keyboard('{ArrowDown}');
  expect(await active()).toContain('Events');
  await userEvent.keyboard('{ArrowUp}');
  expect(await active()).toContain('Download');
  await userEvent.keyboard('{ArrowDown}');
  search.mockResolvedValue(answer('Chat', 'Events'));
  await userEvent.keyboard('!');
  await waitFor(async () => expect(await active()).toContain('Chat'));
});

test('Tab leaves the search field without opening a result, and keeps the text', async () => {
  await openAndEnter('words');
  await waitFor(async () => expect(await active()).toContain('Download'));
  await userEvent.tab();
  expect(await field()).not.toHaveFocus();
  expect(await field()).toHaveValue('words');
  await userEvent.tab({ shift: true });
  await waitFor(async () => expect(await active()).toContain('Download'));
});

test('Enter opens the selected result, closes the search and remembers the query', async () => {
  await openAndEnter('words');
  await waitFor(async () => expect(await active()).toContain('Download'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await userEvent.click(button());
  expect(await screen.findByText(t('chrome.search.recent'))).toBeInTheDocument();
  await waitFor(async () => expect(await field()).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await field()).toHaveValue('words');
  await userEvent.clear(await field());
  await userEvent.click(screen.getByRole('button', { name: t('chrome.search.clearRecent') }));
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('a late response does not replace that of a newer query', async () => {
  let answerLate: (found: Found) => void = () => {};
  search.mockImplementation((query) =>
    query === 'old' ? new Promise((resolve) => (answerLate = resolve)) : Promise.resolve(answer('New')),
  );
  await openAndEnter('old');
  await waitFor(() => expect(search).toHaveBeenCalledWith('old'));
  await userEvent.clear(await field());
  await userEvent.paste('new');
  expect(await screen.findByRole('option', { name: /New/ })).toBeInTheDocument();
  await act(async () => answerLate(answer('Old')));
  expect(screen.queryByRole('option', { name: /Old/ })).not.toBeInTheDocument();
});

test('results of a previous query are not opened by Enter', async () => {
  await openAndEnter('old');
  await waitFor(async () => expect(await active()).toContain('Download'));
  search.mockReturnValue(new Promise(() => {}));
  await userEvent.keyboard('er{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a button elsewhere, such as the one in the collapsed menu, opens the search', async () => {
  renderPage(
    <>
      <button type="button" data-search="">
        Find
      </button>
      <SearchBox />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(async () => expect(await field()).toHaveFocus());
});

test('a slow search is announced', async () => {
  search.mockReturnValue(new Promise(() => {}));
  await openAndEnter('words');
  expect(await screen.findByText(t('chrome.search.searching'))).toBeInTheDocument();
  expect(await screen.findByText(t('chrome.search.slow'))).toBeInTheDocument();
  await waitFor(() => expect(said()).toHaveTextContent(t('chrome.search.slow')));
});

test('with the settings of a hosted search, that one is loaded instead of the built-in one', async () => {
  copy.write(siteFile, JSON.stringify({ ...loadSite(), docSearch: { appId: 'APP1', apiKey: 'key2', indexName: 'docs3' } }));
  renderPage(<SearchBox />);
  await userEvent.click(button());
  expect(await screen.findByText('DocSearch APP1 key2 docs3')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
