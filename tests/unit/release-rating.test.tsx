/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseRating, ReleaseRatingControls } from '@/components/changelog/release-rating';
import type { ReleaseRatings } from '@/lib/content/ratings';
import { siteFile } from '@/lib/content/site';
import type { Locale } from '@/lib/i18n/locales';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from './render';

const site = siteCopy();

const sample: ReleaseRatings = {
  good: 10,
  nolike: 20,
  rollback: 0,
  ratings: ['63232', 1, '63506', 3, '61990', 5],
};
const version = '2.345';
const ratingsUrl = 'https://ratings.example.org/result';

const heard: { type: string; detail: unknown }[] = [];
const listen = (event: Event) =>
  heard.push({ type: event.type, detail: event instanceof CustomEvent ? event.detail : undefined });

beforeAll(() => {
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
  // The events reach whoever listens on the window: they bubble.
  for (const type of ['changelog-ratings-rated', 'changelog-ratings-canceled']) window.addEventListener(type, listen);
});

beforeEach(() => {
  heard.length = 0;
});

function renderRatings(rating = sample, locale: Locale = 'en') {
  return renderPage(
    <>
      <ReleaseRating version={version} rating={rating} />
      <ReleaseRating version="2.346" rating={{ good: 1, nolike: 1, rollback: 1, ratings: [] }} />
      <ReleaseRatingControls />
    </>,
    locale,
  );
}

const widget = () => screen.getByRole('group', { name: `How did ${version} work for you?` });
const choice = (name: RegExp) => within(widget()).getByRole('button', { name });
const choose = (name: RegExp) => userEvent.click(choice(name));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (text: string) => userEvent.type(await screen.findByRole('textbox'), text);
const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('a release', () => {
  test('shows how often it was rated sunny, cloudy and storm, and dims what nobody chose', () => {
    renderRatings();
    expect(choice(/^10 No major issues$/)).not.toHaveAttribute('data-none');
    expect(choice(/^20 Notable issues$/)).not.toHaveAttribute('data-none');
    expect(choice(/^0 Had to roll back$/)).toHaveAttribute('data-none');
  });

  test('shows the issues that were named, the most frequent first, with links to the tracker', () => {
    renderRatings();
    const items = within(widget()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['5× JENKINS-61990', '3× JENKINS-63506', '1× JENKINS-63232']);
    expect(screen.getByRole('link', { name: 'JENKINS-61990' })).toHaveAttribute(
      'href',
      'https://issues.jenkins.io/browse/JENKINS-61990',
    );
  });

  test('of which no issue was named has no list of issues', () => {
    renderRatings({ ...sample, ratings: [] });
    expect(within(widget()).queryByRole('list')).not.toBeInTheDocument();
  });
});

describe('what a listener on the page hears', () => {
  test('that all is well, at once and without a question', async () => {
    renderRatings();
    await choose(/No major issues/);
    expect(heard).toEqual([{ type: 'changelog-ratings-rated', detail: { version, rating: 1, issue: '' } }]);
    expect(choice(/No major issues/)).toHaveAttribute('aria-pressed', 'true');
    expect(choice(/Notable issues/)).toHaveAttribute('aria-pressed', 'false');
    await said(`Thank you. Noted on this page for ${version}: “No major issues”.`);
  });

  test.each([
    [/Notable issues/, 0],
    [/Had to roll back/, -1],
  ])('of %s with whatever the visitor typed', async (name, rating) => {
    renderRatings();
    await choose(name);
    await type(' JENKINS-123 <b> & more ');
    await press('Rate');
    await said('with the reference JENKINS-123 <b> & more.');
    expect(heard).toEqual([{ type: 'changelog-ratings-rated', detail: { version, rating, issue: 'JENKINS-123 <b> & more' } }]);
  });

  test('of a rating without a reference, once the visitor has confirmed it', async () => {
    renderRatings();
    await choose(/Notable issues/);
    await press('Rate');
    expect(await screen.findByText(/^Really without an issue number\?/)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(heard).toEqual([]);
    await press('Confirm');
    await said('without an issue number.');
    expect(heard).toEqual([{ type: 'changelog-ratings-rated', detail: { version, rating: 0, issue: '' } }]);
  });

  test('of a reference that came to mind at the second question', async () => {
    renderRatings();
    await choose(/Had to roll back/);
    await press('Rate');
    await screen.findByText(/^Really without an issue number\?/);
    await type('61990');
    await press('Confirm');
    await said('with the reference 61990.');
    expect(heard).toEqual([{ type: 'changelog-ratings-rated', detail: { version, rating: -1, issue: '61990' } }]);
  });

  test.each([
    ['first', false],
    ['second', true],
  ])('that the visitor canceled at the %s question, and nothing else', async (_, second) => {
    renderRatings();
    await choose(/Notable issues/);
    if (second) await press('Rate');
    await screen.findByText(second ? /^Really without/ : /^Which issue/);
    await press('Cancel');
    await said(`Canceled. Nothing was noted for ${version}.`);
    expect(heard).toEqual([{ type: 'changelog-ratings-canceled', detail: null }]);
    expect(choice(/Notable issues/)).not.toHaveAttribute('aria-pressed', 'true');
  });

  test('that the visitor left by Escape: canceled, with the focus back where it was', async () => {
    renderRatings();
    await choose(/Notable issues/);
    await screen.findByRole('textbox');
    await userEvent.keyboard('{Escape}');
    await said('Canceled.');
    expect(heard).toEqual([{ type: 'changelog-ratings-canceled', detail: null }]);
    await waitFor(() => expect(choice(/Notable issues/)).toHaveFocus());
  });
});

test('the same rating twice is told twice', async () => {
  renderRatings();
  await choose(/No major issues/);
  const before = screen.getByText(/^Thank you/);
  await choose(/No major issues/);
  expect(screen.getByText(/^Thank you/)).not.toBe(before);
  expect(heard).toHaveLength(2);
});

describe('ratings that are kept elsewhere', () => {
  /** What the host answers: a text, or nothing. */
  let answer: string | undefined;
  let asked: string[];

  beforeEach(() => {
    site.write(siteFile, `property: https://www.jenkins.io\ngithubRepo: ""\ncopyrightYear: 2025\nratingsUrl: ${ratingsUrl}\n`);
    asked = [];
    globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
      asked.push(String(url));
      if (answer === undefined) throw new TypeError('Failed to fetch');
      const text = answer;
      return { ok: true, text: async () => text } as Response;
    });
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
        private watching = true;
        observe() {
          if (this.watching) this.tell([{ isIntersecting: true }]);
        }
        disconnect() {
          this.watching = false;
        }
      },
    });
  });

  async function visitor() {
    renderRatings();
    expect(asked).toEqual([]);
    // The listener for signs of life is loaded in its own time.
    await waitFor(() => {
      window.dispatchEvent(new Event('pointermove'));
      expect(asked).not.toEqual([]);
    });
    expect(asked).toEqual([ratingsUrl]);
  }

  test('take the place of those that the page was built with, once the visitor is there', async () => {
    answer = JSON.stringify({ [version]: ['0', 7, 8, '70000', '2', 71000, 4], other: [1, 2, 3] });
    await visitor();
    await waitFor(() => expect(choice(/^7 Notable issues$/)).toBeInTheDocument());
    expect(choice(/^0 No major issues$/)).toHaveAttribute('data-none');
    expect(choice(/^8 Had to roll back$/)).not.toHaveAttribute('data-none');
    expect(
      within(widget())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['4× JENKINS-71000', '2× JENKINS-70000']);
  });

  test.each([
    ['do not come', undefined],
    ['are no JSON', '<html>'],
    ['are no object', '[1, 2, 3]'],
    ['lack a counter', JSON.stringify({ [version]: [1, 2] })],
    ['have an issue without a count', JSON.stringify({ [version]: [1, 2, 3, '61990'] })],
    ['have a negative count', JSON.stringify({ [version]: [1, -2, 3] })],
    ['have a count that is none', JSON.stringify({ [version]: [1, 2, { good: 3 }] })],
    ['are of other releases', JSON.stringify({ '1.0': [1, 2, 3] })],
  ])('leave everything as it was when they %s, without a word', async (_, text) => {
    const error = jest.spyOn(console, 'error');
    answer = text;
    await visitor();
    await new Promise(process.nextTick);
    expect(choice(/^10 No major issues$/)).toBeInTheDocument();
    expect(within(widget()).getAllByRole('listitem')).toHaveLength(3);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  test('never become markup, and lead to the issue tracker only', async () => {
    answer = JSON.stringify({ [version]: [1, 2, 3, '<img/src=x>', 4] });
    await visitor();
    const link = await screen.findByRole('link', { name: 'JENKINS-<img/src=x>' });
    expect(link).toHaveAttribute('href', 'https://issues.jenkins.io/browse/JENKINS-%3Cimg%2Fsrc%3Dx%3E');
  });
});
