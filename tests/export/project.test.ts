import { within } from '@testing-library/dom';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { figureText, loadFigures } from '@/lib/site/figures';
import { loadSite } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { projectNames } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { sectionOf } from '@/tests/support/queries';
import { addressesIn, filledIn, saidBy } from '@/tests/support/said-messages';
import { finishedPage, hrefs, mainOf, queryAll, textOf } from './support/finished-page';
import { testShortTextPage, testTextPage } from './support/text-page';

const label = readMessages(defaultLocale);
const { press, conduct } = label.pages;

describe('the press page', () => {
  testTextPage('press');
  const main = mainOf(pagePath('press'));

  test.each(locales)(
    'has its title in the tab, and separates correct from incorrect names in text and not only in color, in %s',
    (locale) => {
      const texts = readMessages(locale).pages.press;
      expect(finishedPage(pagePath('press', locale)).title).toMatch(new RegExp(`^${texts.title}`));
      for (const verdict of ['correct', 'incorrect'] as const) {
        const list = within(mainOf(pagePath('press', locale))).getByRole('list', { name: texts.branding[verdict] });
        const names = within(list).getAllByRole('listitem');
        expect(names.map(textOf)).toEqual(projectNames[verdict]);
        for (const name of names) expect(name.querySelector('[lang="en"]')).toHaveAttribute('translate', 'no');
      }
    },
  );

  test('has two texts to quote, each with a button that copies it', () => {
    const { about } = press;
    const texts = queryAll(main, 'figure:has(blockquote)').map((figure) => ({
      title: figure.querySelector('figcaption')?.firstChild?.textContent,
      text: textOf(figure.querySelector('blockquote')),
      button: figure.querySelector('.needs-script button')?.getAttribute('aria-label'),
    }));
    expect(texts).toEqual(
      (['pitch', 'blurb'] as const).map((name) => ({
        title: about[`${name}Title`],
        text: filledIn(`pages.press.about.${name}`, figureText(loadFigures())),
        button: label.parts.copy.label.replace('{subject}', about[`${name}Title`]),
      })),
    );
    expect(queryAll(main, 'button')).toEqual(queryAll(main, '.needs-script button'));
  });
});

describe('the code of conduct', () => {
  testTextPage('conduct');
  const main = mainOf(pagePath('conduct'));
  const contacts = ['boardMail', 'cdfConductMail'].map((name) => resolveDestination(name, defaultLocale).href);

  test('lists the contacts first, and again where it explains how to report', () => {
    for (const section of [main.querySelector('section'), sectionOf(main, conduct.sections.reporting.title)]) {
      const mail = queryAll(section ?? main, 'a[href^="mailto:"]:not(.button)');
      expect(mail.map((link) => link.getAttribute('href'))).toEqual(contacts);
      expect(mail.map(textOf)).toEqual(contacts.map((address) => address.replace('mailto:', '')));
    }
    expect(main.querySelector('.button')).toHaveAttribute('href', contacts[0]);
    expect(textOf(main.querySelector('h2'))).toBe(conduct.contacts.title);
    expect(sectionOf(main, conduct.sections.reporting.title)).toHaveTextContent(saidBy(conduct.reporting.board.private));
  });

  test('has the four levels of consequences, in order', () => {
    const { correction, warning, probation, ban } = conduct.handling;
    const ladder = sectionOf(main, conduct.sections['handling-of-violations'].title);
    const levels = [correction, warning, probation, ban].map((level, index) => `${index + 1} ${level.title}`);
    expect(queryAll(ladder, 'h3').map(textOf)).toEqual(levels);
  });
});

describe('the accessibility statement', () => {
  testShortTextPage('accessibility');

  test.each(locales)('has its date, links to report a barrier, and is in the footer of every page, in %s', (locale) => {
    const path = pagePath('accessibility', locale);
    const main = mainOf(path);
    expect(main.querySelector('time')?.dateTime).toBe(loadSite().accessibilityChecked);
    const { list, title } = readMessages(locale).pages.accessibility.sections.report;
    expect(hrefs(sectionOf(main, title))).toEqual(expect.arrayContaining(Object.values(list).flatMap((way) => addressesIn(way))));
    const footer = finishedPage(pagePath('home', locale)).querySelector<HTMLElement>('body > footer');
    expect(hrefs(footer ?? document.body)).toContain(path);
  });
});
