import { type HacktoberfestResource, hacktoberfestTitles, loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { resolveAddress } from '@/lib/routing/destinations';
import type { RouteId } from '@/lib/routing/routes';
import { figureText, loadFigures } from '@/lib/site/figures';
import { readMessages } from '@/scripts/messages/read-messages';
import { faqAnchors } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { addressesIn, filledIn, saidBy } from '@/tests/support/said-messages';
import { hrefs, mainOf, partOf, queryAll, textOf } from './support/finished-page';

const facts = loadHacktoberfest();
const figures = figureText(loadFigures());
const { hacktoberfest } = readMessages(defaultLocale).pages;

const part = (route: RouteId, anchor: string) => partOf(pagePath(route), anchor);
const address = (link: string, locale: Locale = defaultLocale) => resolveAddress(link, locale).href;

/** The questions by their anchor, in the order of the page. */
function questionsIn(locale: Locale) {
  const {
    committers,
    'event-organizers': events,
    maintainers,
    organizers,
  } = readMessages(locale).pages.hacktoberfestFaq.sections;
  return { ...committers.questions, ...events.questions, ...maintainers.questions, ...organizers.questions };
}

/** A list of slides, videos and posts. */
const resourcesIn = (element: Element) => queryAll(element, 'li').map((item) => [textOf(item), ...hrefs(item)]);

const listed = (records: readonly HacktoberfestResource[]) =>
  records.map(({ title, kind, link }) => [`${hacktoberfest.resourceKinds[kind]} ${title}`, address(link)]);

describe('the Hacktoberfest page', () => {
  test('lists posts, slides and videos', () => {
    expect(resourcesIn(part('hacktoberfest', 'resources'))).toEqual(listed(facts.resources));
  });
});

describe('the featured Hacktoberfest projects', () => {
  const section = part('hacktoberfest', 'featured-projects');
  const rows = queryAll(section, '.project:has(h3)');

  test('are those of the records, linked where they have an address', () => {
    expect(rows.map((row) => [textOf(row.querySelector('h3')), row.querySelector('h3 a')?.getAttribute('href')])).toEqual(
      facts.featuredProjects.map(({ id, link }) => [hacktoberfest.projects[id], link && address(link)]),
    );
  });

  test('say which skills each project needs, and where to start', () => {
    expect(rows.map((row) => queryAll(row, '.chip').map(textOf))).toEqual(
      facts.featuredProjects.map(({ keywords }) =>
        keywords.map((keyword) => (typeof keyword === 'string' ? keyword : hacktoberfest.keywords[keyword.word])),
      ),
    );
    expect(rows.map((row) => queryAll(row, 'p').map((idea) => [textOf(idea), hrefs(idea)]))).toEqual(
      facts.featuredProjects.map(({ ideas }) =>
        ideas.map((idea) => [
          filledIn(`pages.hacktoberfest.ideas.${idea}`, { ...facts.numbers, ...figures }),
          addressesIn(hacktoberfest.ideas[idea]),
        ]),
      ),
    );
  });
});

describe('the Hacktoberfest questions', () => {
  const main = mainOf(pagePath('hacktoberfestFaq'));
  const folded = queryAll(main, 'section details');

  test('are all there, each once, with the first answer of each section open', () => {
    const asked = folded.map((question) => textOf(question.querySelector('summary h3')));
    expect(asked).toEqual(Object.values(questionsIn(defaultLocale)).map(({ title }) => title));
    const open = folded.filter((question) => question.hasAttribute('open'));
    expect(open).toEqual(queryAll(main, 'section > .question:first-of-type > details'));
  });

  test.each(Object.values(faqAnchors))(
    'have an answer at #%s (tests/fixtures/behavior.ts) in every language, below its question',
    (anchor) => {
      for (const locale of locales) {
        const answer = mainOf(pagePath('hacktoberfestFaq', locale)).querySelector(`details > #${anchor}`);
        expect(textOf(answer?.previousElementSibling)).toBe(questionsIn(locale)[anchor].title);
      }
    },
  );

  test('each have a link to the answer beside them, labelled with the question', () => {
    for (const question of folded) {
      const link = question.nextElementSibling;
      expect(link).toHaveAttribute('href', `#${question.querySelector('summary + div')?.id}`);
      expect(link).toHaveAccessibleName(
        readMessages(defaultLocale).parts.linkToAnswer.replace('{question}', textOf(question.querySelector('h3'))),
      );
    }
    expect(new Set(queryAll(main, 'summary + div').map(({ id }) => id)).size).toBe(folded.length);
  });
});

describe('the Hacktoberfest event kit', () => {
  test('shows the slides’ titles in the reader’s language where translated, and says that the slides are in English', () => {
    const locale = 'fr-CA';
    const list = partOf(pagePath('hacktoberfestEventKit', locale), 'reusable-slidedecks');
    const titles = facts.slideDecks.map(({ title }) => hacktoberfestTitles(locale)(title));
    expect(queryAll(list, 'li a').map(textOf)).toEqual(titles.map(({ text }) => saidBy(text)));
    expect(queryAll(list, 'li a [lang="en"]').map(textOf)).toEqual(
      titles.flatMap(({ text, lang }) => (lang ? [saidBy(text)] : [])),
    );
    expect(list).toHaveTextContent(saidBy(readMessages(locale).parts.inEnglish.material));
    expect(queryAll(part('hacktoberfestEventKit', 'reusable-slidedecks'), '[lang]')).toEqual([]);
  });
});
