import { within } from '@testing-library/dom';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { resolveDestination } from '@/lib/routing/destinations';
import { figureText, loadFigures } from '@/lib/site/figures';
import { loadSite } from '@/lib/site/site';
import { readMessages } from '@/scripts/messages/read-messages';
import { appealMonths, claims, conductVersions, projectNames } from '@/tests/fixtures/behavior';
import { pagePath } from '@/tests/support/pages';
import { addressesIn, filledIn, saidBy } from '@/tests/support/said-messages';
import { finishedPage, hrefs, mainOf, queryAll, textOf } from './support/finished-page';
import { numbersIn, testTextPage } from './support/text-page';

const label = readMessages(defaultLocale);
const { press, conduct } = label.pages;

/** A part of a page, by its title. */
const part = (main: HTMLElement, name: string) => within(main).getByRole('region', { name });

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

  test.each(locales)('states its numbers in %s', (locale) => {
    const quoted = queryAll(mainOf(pagePath('press', locale)), 'blockquote')
      .map(textOf)
      .join(' ');
    expect(numbersIn(quoted)).toEqual(expect.arrayContaining([...claims.press]));
  });

  test('shows the official logo as figure 1, which the text refers to', () => {
    const [figure] = queryAll(part(main, press.sections['about-jenkins'].artwork.title), 'figure');
    expect(textOf(figure?.querySelector('figcaption'))).toBe(press.artwork.caption);
    expect(figure?.querySelector('img')).toHaveAttribute('alt', press.artwork.figureAlt);
    const [number] = numbersIn(press.artwork.caption);
    expect(numbersIn(textOf(figure?.nextElementSibling))).toContain(number);
  });

  test('links to the forum’s press category, and to the security team for security questions', () => {
    const { title, 'security-contacts': security } = press.sections['press-contact'];
    const contact = part(main, title);
    const { href } = resolveDestination('pressForum', defaultLocale);
    expect(contact.querySelector('a.button')).toHaveAttribute('href', href);
    expect(hrefs(part(main, security.title))).toEqual(expect.arrayContaining(addressesIn(security.text)));
  });
});

describe('the code of conduct', () => {
  testTextPage('conduct');
  const main = mainOf(pagePath('conduct'));
  const contacts = ['boardMail', 'cdfConductMail'].map((name) => resolveDestination(name, defaultLocale).href);

  test('lists the contacts first, and again where it explains how to report', () => {
    for (const section of [main.querySelector('section'), part(main, conduct.sections.reporting.title)]) {
      const mail = queryAll(section ?? main, 'a[href^="mailto:"]:not(.button)');
      expect(mail.map((link) => link.getAttribute('href'))).toEqual(contacts);
      expect(mail.map(textOf)).toEqual(contacts.map((address) => address.replace('mailto:', '')));
    }
    expect(main.querySelector('.button')).toHaveAttribute('href', contacts[0]);
    expect(textOf(main.querySelector('h2'))).toBe(conduct.contacts.title);
    expect(part(main, conduct.sections.reporting.title)).toHaveTextContent(saidBy(conduct.reporting.board.private));
  });

  test('says who enforces it, and where it applies', () => {
    const { 'enforcement-responsibilities': enforcement, scope } = conduct.sections;
    expect(part(main, enforcement.title)).toHaveTextContent(enforcement.board);
    expect(part(main, enforcement.title)).toHaveTextContent(enforcement.duty);
    const { title, ...spaces } = scope['community-spaces'];
    expect(queryAll(part(main, title), 'h4').map(textOf)).toEqual(Object.values(spaces).map((space) => space.title));
  });

  test('links to the organizations and domains to which it applies', () => {
    const places = ['githubOrganization', 'githubCert', 'githubInfraOrganization', 'githubStapler', 'home', 'jenkinsCiOrg'];
    expect(hrefs(part(main, conduct.sections.scope['community-spaces'].title))).toEqual(
      expect.arrayContaining(places.map((name) => resolveDestination(name, defaultLocale).href)),
    );
  });

  test('has the four levels of consequences, with an appeal after twelve months', () => {
    const { correction, warning, probation, ban } = conduct.handling;
    const ladder = part(main, conduct.sections['handling-of-violations'].title);
    const levels = [correction, warning, probation, ban].map((level, index) => `${index + 1} ${level.title}`);
    expect(queryAll(ladder, 'h3').map(textOf)).toEqual(levels);
    for (const locale of locales) {
      const texts = readMessages(locale).pages.conduct.handling;
      const highest = part(mainOf(pagePath('conduct', locale)), `4 ${texts.ban.title}`);
      expect(numbersIn(textOf(highest))).toContain(appealMonths);
    }
  });

  test('lists its versions with date and changes, newest first', () => {
    const { minor, major, first } = conduct.history;
    const versions = queryAll(part(main, conduct.sections['version-history'].title), 'li:has(> time)');
    expect(versions.map((version) => version.querySelector('time')?.dateTime)).toEqual(conductVersions);
    expect(versions.map((version) => textOf(version.querySelector('p')))).toEqual([minor, major, first].map(saidBy));
    expect(versions.map((version) => hrefs(version.querySelector('p') ?? version))).toEqual(
      [minor, major, first].map((text) => addressesIn(text)),
    );
  });
});

describe('the accessibility statement', () => {
  testTextPage('accessibility');

  test.each(locales)('has its date, links to report a barrier, and is in the footer of every page, in %s', (locale) => {
    const path = pagePath('accessibility', locale);
    const main = mainOf(path);
    expect(main.querySelector('time')?.dateTime).toBe(loadSite().accessibilityChecked);
    const { list, title } = readMessages(locale).pages.accessibility.sections.report;
    expect(hrefs(part(main, title))).toEqual(expect.arrayContaining(Object.values(list).flatMap((way) => addressesIn(way))));
    const footer = finishedPage(pagePath('home', locale)).querySelector<HTMLElement>('body > footer');
    expect(hrefs(footer ?? document.body)).toContain(path);
  });
});
