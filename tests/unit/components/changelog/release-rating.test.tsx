/** @jest-environment jsdom */
import { Blob } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RatingName } from '@/components/changelog/rating-events';
import { ReleaseRating, ReleaseRatingControls } from '@/components/changelog/release-rating';
import { issueAddressBelow } from '@/lib/changelog/issues';
import type { ReleaseRatings } from '@/lib/changelog/ratings';
import { resolveDestination } from '@/lib/routing/destinations';
import { siteFile } from '@/lib/site/site';
import { messagesIn } from '@/tests/support/messages-in';
import { liveRegion } from '@/tests/support/queries';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

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
  // jsdom lacks TextDecoder.
  Object.assign(globalThis, { TextDecoder });
  // The events bubble, so listeners on the window receive them.
  for (const type of ['changelog-ratings-rated', 'changelog-ratings-canceled']) window.addEventListener(type, listen);
});

beforeEach(() => {
  heard.length = 0;
});

function renderRatings() {
  return renderPage(
    <>
      <ReleaseRating version={version} rating={sample} />
      <ReleaseRating version="2.346" rating={{ good: 1, nolike: 1, rollback: 1, ratings: [] }} />
      <ReleaseRatingControls />
    </>,
  );
}

const t = messagesIn();

const widget = () => screen.getByRole('group', { name: t('rating.legend', { version }) });
const nameOf = (rating: RatingName) => t(`rating.names.${rating}`);
const choice = (rating: RatingName) =>
  within(widget()).getByRole('button', { name: (name) => name.endsWith(` ${nameOf(rating)}`) });
const choose = (rating: RatingName) => userEvent.click(choice(rating));
const press = async (button: 'rate' | 'confirm' | 'cancel') =>
  userEvent.click(await screen.findByRole('button', { name: t(`rating.dialog.${button}`) }));
const asked = (question: 'ask' | 'askAgain') => screen.findByText(t(`rating.dialog.${question}`));
const said = (text: string) => waitFor(() => expect(liveRegion()).toHaveTextContent(text));
/** A rating's count, and whether it is dimmed. */
const shown = (rating: RatingName) => [parseInt(choice(rating).textContent ?? '', 10), 'none' in choice(rating).dataset];

test('the rating of a release lists the reported issues, most frequent first, with links to the tracker', () => {
  renderRatings();
  const items = within(widget()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['5× JENKINS-61990', '3× JENKINS-63506', '1× JENKINS-63232']);
  const { href } = resolveDestination('issueBrowse', 'en');
  expect(screen.getByRole('link', { name: 'JENKINS-61990' })).toHaveAttribute('href', issueAddressBelow(href, '61990'));
});

test('the dialog and the answer say that the page keeps no rating, and link to where a problem can be reported', async () => {
  renderRatings();
  const note = t.markup('rating.notKept', { coreReport: (chunks) => chunks });
  const { href } = resolveDestination('coreReport', 'en');
  await choose('rollback');
  await asked('ask');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(note);
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', href);
  await userEvent.type(screen.getByRole('textbox'), '123{Enter}');
  await said(`${t('rating.notedIssue', { version, name: nameOf('rollback'), issue: '123' })} ${note}`);
  expect(within(liveRegion()).getByRole('link')).toHaveAttribute('href', href);
});

// tests/e2e/changelog-rating.spec.ts covers the other ways to rate a release.
describe('an event on window tells other scripts', () => {
  test('about a rating without an issue, once the visitor has confirmed it', async () => {
    renderRatings();
    await choose('nolike');
    await press('rate');
    await asked('askAgain');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(heard).toEqual([]);
    await press('confirm');
    await said(t('rating.notedWithout', { version, name: nameOf('nolike') }));
    expect(heard).toEqual([{ type: 'changelog-ratings-rated', detail: { version, rating: 0, issue: '' } }]);
  });

  test.each([
    ['first', false],
    ['second', true],
  ])('only that the visitor canceled, at the %s question', async (_, second) => {
    renderRatings();
    await choose('nolike');
    if (second) await press('rate');
    await asked(second ? 'askAgain' : 'ask');
    await press('cancel');
    await said(t('rating.canceled', { version }));
    expect(heard).toEqual([{ type: 'changelog-ratings-canceled', detail: null }]);
    expect(choice('nolike')).not.toHaveAttribute('aria-pressed', 'true');
  });

  test('that the visitor canceled in another way, such as Escape, and the focus returns', async () => {
    renderRatings();
    await choose('nolike');
    await asked('ask');
    await userEvent.keyboard('{Escape}');
    await said(t('rating.canceled', { version }));
    expect(heard).toEqual([{ type: 'changelog-ratings-canceled', detail: null }]);
    await waitFor(() => expect(choice('nolike')).toHaveFocus());
  });
});

describe('the current ratings from the server', () => {
  /** The response body of the ratings server; undefined fails the request. */
  let answer: string | undefined;
  let requests: string[];

  beforeEach(() => {
    site.write(siteFile, `property: https://www.jenkins.io\ngithubRepo: ""\ncopyrightYear: 2025\nratingsUrl: ${ratingsUrl}\n`);
    requests = [];
    globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
      requests.push(String(url));
      if (answer === undefined) throw new TypeError('Failed to fetch');
      const text = answer;
      return { ok: true, body: new Blob([text]).stream() } as unknown as Response;
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
    expect(requests).toEqual([]);
    // The module that listens for user interactions is loaded asynchronously.
    await waitFor(() => {
      window.dispatchEvent(new Event('pointermove'));
      expect(requests).not.toEqual([]);
    });
    expect(requests).toEqual([ratingsUrl]);
  }

  test('replace the built-in ones once the visitor interacts', async () => {
    answer = JSON.stringify({ [version]: ['0', 7, 8, '70000', '2', 71000, 4], other: [1, 2, 3] });
    await visitor();
    await waitFor(() => expect(shown('nolike')).toEqual([7, false]));
    expect(shown('good')).toEqual([0, true]);
    expect(shown('rollback')).toEqual([8, false]);
    expect(
      within(widget())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['4× JENKINS-71000', '2× JENKINS-70000']);
  });

  test('are ignored when the response is too long', async () => {
    answer = `{"${version}": [1, 2, 3]${' '.repeat(2_000_001)}}`;
    await visitor();
    await new Promise(process.nextTick);
    expect(shown('good')).toEqual([10, false]);
  });
});
