import { within } from '@testing-library/dom';
import { loadLogos } from '@/lib/artwork/logos';
import { loadParticipateCards } from '@/lib/community/participate';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { resolveAddress, resolveDestination } from '@/lib/routing/destinations';
import { routeAt } from '@/lib/routing/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { claims, textAnchors, videos } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { hrefs, mainOf, queryAll, textOf } from './support/finished-page';
import { messagesNotShown, ownText } from './support/page-messages';
import { numbersIn, testTextPage } from './support/text-page';

const label = readMessages(defaultLocale);
const { pages } = label;

/** The pages about one way to take part. */
const ways = (Object.keys(textAnchors) as (keyof typeof textAnchors)[]).filter((id) => id.startsWith('participate'));

describe('the “Participate” overview', () => {
  test.each(['en', 'fr-CA'] satisfies Locale[])(
    'has a card for each way to take part, which is a single link, in %s',
    (locale) => {
      const texts = readMessages(locale).pages.participate;
      const list = within(mainOf(pagePath('participate', locale))).getByRole('list', { name: texts.cardsLabel });
      const cards = within(list).getAllByRole('listitem');
      expect(cards.map((card) => [hrefs(card), textOf(card.querySelector('a > h2')), textOf(card)])).toEqual(
        loadParticipateCards(locale).map(({ url, label, description }) => [
          [resolveAddress(url, locale).href],
          label.text,
          label.text + description.text,
        ]),
      );
    },
  );

  test('shows all its messages, itself or on the pages below it', () => {
    expect(messagesNotShown('participate', defaultLocale)).toEqual([]);
  });

  test('welcomes newcomers and links to their chat room', () => {
    const lead = queryAll(mainOf(pagePath('participate')), '.page-band a');
    expect(lead.map((link) => link.getAttribute('href'))).toEqual([resolveDestination('newcomerRoom', defaultLocale).href]);
  });

  test('says where to ask and what to watch', () => {
    const { title, text } = pages.participate.feedback;
    const section = within(mainOf(pagePath('participate'))).getByRole('region', { name: title });
    // Two rooms and a playlist.
    expect(queryAll(section, 'p a')).toHaveLength(3);
    expect(queryAll(section, 'p a').map((link) => ownText(link, defaultLocale))).toEqual(
      [...text.matchAll(/<(\w+)>(.*?)<\/\1>/g)].map(([, , named]) => named),
    );
  });
});

describe.each(ways)('the page "%s"', (id) => {
  testTextPage(id);

  test('offers one first step before its text', () => {
    const main = mainOf(pagePath(id));
    const first = within(main).getByRole('region', { name: pages.participate.start });
    expect(queryAll(main, '.button')).toEqual(queryAll(first, '.button'));
    expect(hrefs(first)).toHaveLength(1);
    expect(first.parentElement).toBe(main.querySelector('.contents-layout')?.firstElementChild);
  });

  test('links back to the overview and to the other ways to take part', () => {
    const main = mainOf(pagePath(id));
    const back = within(main).getByRole('link', { name: pages.participate.title });
    expect(back).toHaveAttribute('href', pagePath('participate'));
    const others = within(main).getByRole('region', { name: pages.participate.whereNext.title });
    expect(queryAll(others, 'li a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      loadParticipateCards(defaultLocale)
        .filter(({ url }) => routeAt(url) !== id)
        .map(({ label, url }) => [label.text, resolveAddress(url, defaultLocale).href]),
    );
  });

  test('shows its videos as links, and contacts no other host before they are played', () => {
    const main = mainOf(pagePath(id));
    const posters = within(main).queryAllByRole('link', { name: new RegExp(`^${label.parts.video.play}`) });
    expect(posters).toHaveLength(id in videos ? videos[id as keyof typeof videos] : 0);
    for (const poster of posters) {
      expect(poster.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}(&|$)/);
      expect(poster).toHaveTextContent(label.parts.video.note);
    }
    expect(queryAll(main, 'iframe, video, embed, object')).toEqual([]);
  });
});

test.each(['participateCode', 'participateDocument'] as const)('the page "%s" states its numbers in every language', (id) => {
  for (const locale of locales) {
    expect(numbersIn(textOf(mainOf(pagePath(id, locale))))).toEqual(expect.arrayContaining([...claims[id]]));
  }
});

describe('the sample logos on the page about design', () => {
  const { samples } = pages.participateDesign;

  test('name their author and source, as in their records', () => {
    const logos = loadLogos(defaultLocale).filter(({ file }) => file in samples);
    const shown = queryAll(mainOf(pagePath('participateDesign')), '.sample-logo').map((item) => ({
      name: textOf(item.querySelector('strong')),
      alt: item.querySelector('img')?.getAttribute('alt'),
      credits: queryAll(item, 'p').map((line) => ownText(line, defaultLocale)),
      hrefs: [...new Set(hrefs(item))],
    }));
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, defaultLocale);
    expect(shown.sort(byName)).toEqual(
      logos.sort(byName).map(({ file, name, credit, credit_url, source, source_url }) => ({
        name,
        alt: samples[file as keyof typeof samples],
        credits: [credit, source].flatMap((text) => (text ? [expect.stringContaining(text)] : [])),
        hrefs: [credit_url, source_url].flatMap((url) => (url ? [resolveAddress(url, defaultLocale).href] : [])),
      })),
    );
  });
});

test('the photos of events are in three collapsed panels, each photo with alternative text', () => {
  const { panels, pictures } = pages.participateMeet.gallery;
  const section = within(mainOf(pagePath('participateMeet'))).getByRole('region', {
    name: pages.participateMeet.sections.gallery.title,
  });
  const folded = queryAll(section, 'details:not([open])');
  expect(folded.map((panel) => textOf(panel.querySelector('summary')))).toEqual(Object.values(panels));
  expect(folded).toHaveLength(3);
  expect(queryAll(section, 'img')).toEqual(folded.flatMap((panel) => queryAll(panel, 'img')));
  expect(
    queryAll(section, 'figure').map((figure) => [figure.querySelector('img')?.alt, textOf(figure.querySelector('figcaption'))]),
  ).toEqual(Object.values(pictures).map(({ alt, caption }) => [alt, caption]));
  for (const panel of folded) expect(queryAll(panel, 'img')).not.toEqual([]);
});

test('the page about reviews says who may join a team of reviewers, and who can see the teams’ pages', () => {
  const { 'code-reviews-and-copy-editing': reviews, 'reviewer-team-membership': membership } = pages.participateReview.sections;
  const main = within(mainOf(pagePath('participateReview')));
  const part = (name: string) => within(main.getByRole('region', { name }));
  expect(part(reviews.title).getByRole('note')).toHaveTextContent(reviews.note);
  const requirements = part(membership.title).getAllByRole('listitem');
  expect(requirements.map((item) => textOf(item))).toEqual(
    Object.values(membership.list).map((text) => text.replace(/<[^>]*>/g, '')),
  );
});
