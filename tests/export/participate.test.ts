import { within } from '@testing-library/dom';
import { loadParticipateCards } from '@/lib/community/participate';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { resolveAddress } from '@/lib/routing/destinations';
import { routeAt } from '@/lib/routing/routes';
import { readMessages } from '@/scripts/messages/read-messages';
import { textAnchors } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { sectionOf } from '@/tests/support/queries';
import { hrefs, mainOf, queryAll, textOf } from './support/finished-page';
import { messagesNotShown } from './support/page-messages';
import { testTextPage } from './support/text-page';

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
});

describe.each(ways)('the page "%s"', (id) => {
  testTextPage(id);

  test('links back to the overview and to the other ways to take part', () => {
    const main = mainOf(pagePath(id));
    const back = within(main).getByRole('link', { name: pages.participate.title });
    expect(back).toHaveAttribute('href', pagePath('participate'));
    const others = sectionOf(main, pages.participate.whereNext.title);
    expect(queryAll(others, 'li a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual(
      loadParticipateCards(defaultLocale)
        .filter(({ url }) => routeAt(url) !== id)
        .map(({ label, url }) => [label.text, resolveAddress(url, defaultLocale).href]),
    );
  });

  test('shows its videos as links, and contacts no other host before they are played', () => {
    const main = mainOf(pagePath(id));
    const posters = within(main).queryAllByRole('link', { name: new RegExp(`^${label.parts.video.play}`) });
    expect(posters).toHaveLength(JSON.stringify(pages[id]).match(/<\w*Video>/g)?.length ?? 0);
    for (const poster of posters) {
      expect(poster.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}(&|$)/);
      expect(poster).toHaveTextContent(label.parts.video.note);
    }
    expect(queryAll(main, 'iframe, video, embed, object')).toEqual([]);
  });
});
