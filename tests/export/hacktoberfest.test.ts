import { within } from '@testing-library/dom';
import { type HacktoberfestResource, hacktoberfestTitles, loadHacktoberfest } from '@/lib/events/hacktoberfest';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { loadMedia } from '@/lib/pictures/media';
import { findPictureFile } from '@/lib/pictures/pictures';
import { resolveAddress, resolveDestination } from '@/lib/routing/destinations';
import { type RouteId, routes } from '@/lib/routing/routes';
import { figureText, loadFigures } from '@/lib/site/figures';
import { readMessages } from '@/scripts/messages/read-messages';
import { eventAnchors, faqAnchors } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { addressesIn, filledIn, saidBy } from '@/tests/support/said-messages';
import { hrefs, mainOf, partOf, queryAll, textOf } from './support/finished-page';

const facts = loadHacktoberfest();
const figures = figureText(loadFigures());
const { hacktoberfest, hacktoberfestEventKit } = readMessages(defaultLocale).pages;

const part = (route: RouteId, anchor: string) => partOf(pagePath(route), anchor);
const address = (link: string, locale: Locale = defaultLocale) => resolveAddress(link, locale).href;

/** The sections of a page. */
const anchorsOf = (route: RouteId) =>
  queryAll(mainOf(pagePath(route)), 'section h2[id], section h3[id]').map((heading) => heading.id);

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
  records.map(({ title, kind, link }) => [`${title} ${hacktoberfest.resourceKinds[kind]}`, address(link)]);

describe('the Hacktoberfest page', () => {
  test('has every section, in order', () => {
    expect(anchorsOf('hacktoberfest')).toEqual(eventAnchors.hacktoberfest);
  });

  test('has the three steps right below its banner, with the sign-up as the primary button', () => {
    const main = mainOf(pagePath('hacktoberfest'));
    const { signUp, chat, pullRequests } = hacktoberfest.sections['quick-start'].steps;
    const steps = queryAll(main, '.page-band + .counter li');
    expect(steps.map((step) => hrefs(step)[0])).toEqual([signUp, chat, pullRequests].map((step) => addressesIn(step)[0]));
    expect(queryAll(main, '.button').map(textOf)).toEqual([hacktoberfest.signUp]);
  });

  test('links to the sign-up, the questions and the event kit', () => {
    const main = mainOf(pagePath('hacktoberfest'));
    const signUp = within(main).getByRole('link', { name: hacktoberfest.signUp });
    expect(signUp).toHaveAttribute('href', resolveDestination('hacktoberfestSite', defaultLocale).href);
    expect(hrefs(part('hacktoberfest', 'faq'))).toContain(routes.hacktoberfestFaq.path);
    expect(hrefs(part('hacktoberfest', 'local-events'))).toContain(routes.hacktoberfestEventKit.path);
  });

  test.each(locales)('states in %s how many pull requests are needed, and which count', (locale) => {
    const [rule] = within(mainOf(pagePath('hacktoberfest', locale))).getAllByRole('note');
    expect(textOf(rule)).toBe(
      filledIn(
        'pages.hacktoberfest.sections.quick-start.noteOnPullRequests',
        { ...facts.numbers, year: facts.edition.year },
        locale,
      ),
    );
    expect(textOf(rule?.querySelector('strong') ?? null)).toContain(String(facts.numbers.pullRequests));
  });

  test('has this year’s logo', () => {
    const logo = within(mainOf(pagePath('hacktoberfest'))).getByRole('img', {
      name: filledIn('pages.hacktoberfest.logo', { year: facts.edition.year }),
    });
    expect(logo).toHaveAttribute('src', findPictureFile(loadMedia(), facts.edition.logo).href);
  });

  test('lists the posts about earlier years, newest first, each with its title', () => {
    const items = queryAll(part('hacktoberfest', 'previous-years'), 'li');
    expect(items.map((item) => [textOf(item), ...hrefs(item)])).toEqual(
      facts.previousYears.map(({ year, title, link }) => [`${year} ${title}`, address(link)]),
    );
    const years = items.map((item) => Number.parseInt(textOf(item), 10));
    expect(years).toEqual([...years].sort((a, b) => b - a));
  });

  test('lists posts, slides and videos', () => {
    expect(resourcesIn(part('hacktoberfest', 'resources'))).toEqual(listed(facts.resources));
  });
});

describe('the featured Hacktoberfest projects', () => {
  const section = part('hacktoberfest', 'featured-projects');
  const cards = queryAll(section, '.project-card');

  test('are those of the records, linked where they have an address', () => {
    expect(cards.map((card) => [textOf(card.querySelector('h3')), card.querySelector('h3 a')?.getAttribute('href')])).toEqual(
      facts.featuredProjects.map(({ id, link }) => [hacktoberfest.projects[id], link && address(link)]),
    );
  });

  test('say which skills each project needs, four projects at first, and where to start', () => {
    expect(cards.map((card) => queryAll(card, '.chip').map(textOf))).toEqual(
      facts.featuredProjects.map(({ keywords }) =>
        keywords.map((keyword) => (typeof keyword === 'string' ? keyword : hacktoberfest.keywords[keyword.word])),
      ),
    );
    for (const card of cards) expect(queryAll(card, ':scope > ul > .chip').length).toBeLessThanOrEqual(4);
    expect(cards.map((card) => queryAll(card, 'p').map((idea) => [textOf(idea), hrefs(idea)]))).toEqual(
      facts.featuredProjects.map(({ ideas }) =>
        ideas.map((idea) => [
          filledIn(`pages.hacktoberfest.ideas.${idea}`, { ...facts.numbers, ...figures }),
          addressesIn(hacktoberfest.ideas[idea]),
        ]),
      ),
    );
  });

  test('have a minimum number of issues for newcomers', () => {
    expect(hacktoberfest.sections['featured-projects'].lead).toContain('{newbieIssues}');
    expect(section).toHaveTextContent(filledIn('pages.hacktoberfest.sections.featured-projects.lead', facts.numbers));
  });
});

describe('the Hacktoberfest questions', () => {
  const main = mainOf(pagePath('hacktoberfestFaq'));
  const folded = queryAll(main, 'section details');

  test('are in sections by audience', () => {
    const anchors = eventAnchors.hacktoberfestFaq;
    expect(anchorsOf('hacktoberfestFaq')).toEqual(anchors);
    for (const anchor of anchors) expect(queryAll(part('hacktoberfestFaq', anchor), 'details')).not.toEqual([]);
  });

  test('are all there, each once, and collapsed', () => {
    const asked = folded.map((question) => textOf(question.querySelector('summary h3')));
    expect(asked).toEqual(Object.values(questionsIn(defaultLocale)).map(({ title }) => title));
    expect(Object.keys(questionsIn(defaultLocale)).sort()).toEqual(Object.values(faqAnchors).sort());
    expect(folded.filter((question) => question.hasAttribute('open'))).toEqual([]);
  });

  test.each(Object.values(faqAnchors))('have an answer at #%s in every language, below its question', (anchor) => {
    for (const locale of locales) {
      const answer = mainOf(pagePath('hacktoberfestFaq', locale)).querySelector(`details > #${anchor}`);
      expect(textOf(answer?.previousElementSibling)).toBe(questionsIn(locale)[anchor].title);
    }
  });

  test('each have an answer with a link to itself, labelled with the question', () => {
    for (const question of folded) {
      const link = question.querySelector('.question-answer > :last-child a');
      expect(link).toHaveAttribute('href', `#${question.querySelector('.question-answer')?.id}`);
      expect(link).toHaveAccessibleName(
        `${readMessages(defaultLocale).parts.linkToAnswer}: ${textOf(question.querySelector('h3'))}`,
      );
    }
    expect(new Set(queryAll(main, '.question-answer').map(({ id }) => id)).size).toBe(folded.length);
  });

  test('about swag, reviews and featured projects have answers that follow the rules', () => {
    const answer = (key: keyof typeof faqAnchors) => textOf(main.querySelector(`#${faqAnchors[key]}`));
    expect(answer('swag')).toContain(
      filledIn('pages.hacktoberfestFaq.sections.committers.questions.do-i-get-swag.text', {
        ...facts.numbers,
        year: facts.edition.year,
      }),
    );
    expect(answer('reviews')).toContain(
      filledIn('pages.hacktoberfestFaq.sections.committers.questions.how-do-i-get-reviews.unmerged'),
    );
    expect(answer('feature')).toContain(
      filledIn(
        'pages.hacktoberfestFaq.sections.maintainers.questions.how-do-i-get-my-project-featured.list.issues',
        facts.numbers,
      ),
    );
  });
});

describe('the Hacktoberfest event kit', () => {
  test('has every section, in order', () => {
    expect(anchorsOf('hacktoberfestEventKit')).toEqual(eventAnchors.hacktoberfestEventKit);
  });

  test('has a card for each type of event, with what happens there', () => {
    const { contributingIntro, hackathon, hackergarten, friends } = hacktoberfestEventKit.eventTypes;
    const cards = queryAll(part('hacktoberfestEventKit', 'sample-agenda-and-resources'), 'li');
    expect(cards.map((card) => [textOf(card.querySelector('h3')), ...hrefs(card)])).toEqual(
      [contributingIntro, hackathon, hackergarten, friends].map((type) => [type.name, ...addressesIn(type.gist)]),
    );
  });

  test('lists the reusable slides', () => {
    expect(resourcesIn(part('hacktoberfestEventKit', 'reusable-slidedecks'))).toEqual(listed(facts.slideDecks));
  });

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
