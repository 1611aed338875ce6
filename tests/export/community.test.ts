import { within } from '@testing-library/dom';
import {
  listAddresses,
  loadMailingLists,
  mailingListSections,
  mailingListsFolder,
  mailingListText,
} from '@/lib/community/mailing-lists';
import { loadSupporters } from '@/lib/community/supporters';
import { loadTranslation } from '@/lib/content/translation';
import { loadJam } from '@/lib/events/jam';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { resolveAddress, resolveDestination } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { leastDonations, nicknameError } from '@/tests/fixtures/behavior';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { saidBy } from '@/tests/support/said-messages';
import { finishedPage, mainOf, queryAll, textOf } from './support/finished-page';
import { ownText } from './support/page-messages';
import { numbersIn, testTextPage } from './support/text-page';

const label = readMessages(defaultLocale);
const { pages } = label;

/** A part of a page, by its title. */
const part = (main: HTMLElement, name: string) => within(main).getByRole('region', { name });

describe('the page about area meetups', () => {
  testTextPage('jam');

  test.each(locales)('has the numbers and dates from its content in %s', (locale) => {
    const { 'supporting-a-meetup-group': sponsoring, 'jams-program-status': status } = readMessages(locale).pages.jam.sections;
    const { numbers, handedOver, organizersTold } = loadJam();
    const main = mainOf(pagePath('jam', locale));
    const numbersOf = (name: string) => numbersIn(textOf(part(main, name)));
    expect(numbersOf(sponsoring['food-sponsor'].title)).toEqual(expect.arrayContaining([numbers.foodFrom, numbers.foodTo]));
    expect(numbersOf(sponsoring['venue-sponsor'].title)).toEqual(expect.arrayContaining([numbers.audioAbove, numbers.tableFeet]));
    expect(numbersOf(sponsoring.title)).toContain(numbers.talkMinutes);
    expect(numbersOf(status.title)).toEqual(expect.arrayContaining([handedOver, organizersTold.getUTCFullYear()]));
    const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(organizersTold);
    expect(textOf(part(main, status.title))).toContain(month);
  });

  test('lists what a sponsor and a venue need, and how to run a group well', () => {
    const { 'supporting-a-meetup-group': sponsoring, 'organizing-meetups': organizing } = pages.jam.sections;
    const { 'cicd-and-jam-support': support, 'best-practices': practices } = organizing;
    for (const { title, list } of [sponsoring['food-sponsor'], sponsoring['venue-sponsor'], practices, support]) {
      expect(within(part(mainOf(pagePath('jam')), title)).getAllByRole('listitem')).toHaveLength(Object.keys(list).length);
    }
    expect(textOf(part(mainOf(pagePath('jam')), support.title).querySelector('p'))).toContain(support.lead.split('<')[0]?.trim());
  });

  test('is marked as current in the navbar wherever it is linked', () => {
    const bar = finishedPage(pagePath('jam')).querySelector('body > header');
    const toJam = queryAll(bar ?? finishedPage(pagePath('jam')), `nav a[href="${pagePath('jam')}"]`).filter(
      (link) => !link.hasAttribute('hreflang'),
    );
    expect(toJam).not.toEqual([]);
    for (const link of toJam) expect(link).toHaveAttribute('aria-current', 'page');
  });
});

describe('the page about donations', () => {
  testTextPage('donate', loadSupporters().length > 0 ? [] : ['sections.supporters']);

  test.each(locales)('states the minimum donations in %s', (locale) => {
    const { crowdfunding } = readMessages(locale).pages.donate;
    const terms = queryAll(mainOf(pagePath('donate', locale)), '.donation-amounts dt');
    for (const donor of ['individuals', 'organizations'] as const) {
      const amount = terms.find((term) => textOf(term) === crowdfunding[donor])?.nextElementSibling;
      expect(numbersIn(textOf(amount))).toEqual([leastDonations[donor]]);
      expect(amount).toHaveTextContent('USD');
    }
  });

  test('links to the crowdfunding page first, and from each of its pictures', () => {
    const main = mainOf(pagePath('donate'));
    const { href } = resolveDestination('lfxCrowdfunding', defaultLocale);
    const [first] = queryAll(main, '.button');
    expect(first).toHaveTextContent(pages.donate.donateNow);
    expect(first).toHaveAttribute('href', href);
    const pictures = queryAll(main, 'img');
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('alt', pages.donate.pictureAlt);
      expect(picture.closest('a')).toHaveAttribute('href', href);
    }
  });
});

describe('the page about chats', () => {
  testTextPage('chat');
  const main = mainOf(pagePath('chat'));

  test('links to the project’s space first, and from each room’s name to the room', () => {
    const [first] = queryAll(main, '.button');
    expect(first).toHaveAttribute('href', resolveDestination('gitterSpace', defaultLocale).href);
    const rooms = queryAll(part(main, pages.chat.sections.gitter.title), 'li h3 a').map((link) => link.getAttribute('href'));
    expect(rooms).toEqual(
      ['chatJenkins', 'newcomerRoom', 'chatInfra', 'chatRelease'].map((name) => resolveDestination(name, defaultLocale).href),
    );
  });

  test('quotes the exact error for unregistered nicknames, in English', () => {
    for (const locale of locales) {
      const [figure] = queryAll(mainOf(pagePath('chat', locale)), 'figure');
      const { error: label } = readMessages(locale).pages.chat.sections['internet-relay-chat-irc']['channel-spam-protection'];
      expect(textOf(figure?.querySelector('figcaption'))).toBe(saidBy(label));
      const error = figure?.querySelector('pre');
      for (const text of nicknameError) expect(error).toHaveTextContent(text);
      expect(error).toHaveAttribute('lang', 'en');
      expect(error).toHaveAttribute('translate', 'no');
    }
  });

  test('has the command for joining each channel, and a button that copies it', () => {
    const { copy } = label.parts;
    const commands = queryAll(main, '.chat-command').map((command) => ({
      text: textOf(command.querySelector('code')),
      button: command.querySelector('.needs-script button')?.getAttribute('aria-label'),
    }));
    const channels = queryAll(part(main, pages.chat.sections['internet-relay-chat-irc'].title), 'h3 code').map(textOf);
    expect(channels).not.toEqual([]);
    expect(commands.map(({ text }) => text)).toEqual(expect.arrayContaining(channels.map((channel) => `/join ${channel}`)));
    for (const { text, button } of commands) expect(button).toBe(copy.label.replace('{subject}', text));
    // Without JavaScript, no button must be visible.
    expect(queryAll(main, 'button')).toEqual(queryAll(main, '.needs-script button'));
  });
});

describe.each(['en', 'es-ES'] satisfies Locale[])('the mailing lists in %s', (locale) => {
  const main = mainOf(pagePath('mailingLists', locale));
  const content = loadMailingLists();
  const translation = loadTranslation(mailingListsFolder, locale);
  const t = messagesIn(locale);

  test('are in their sections, each with its address, description, archive, and links to subscribe and unsubscribe', () => {
    const sections = queryAll(main, 'section:has(.list-rows)').map((section) => ({
      anchor: section.querySelector('h2')?.id,
      title: textOf(section.querySelector('h2')),
      cards: queryAll(section, 'li').map((card) => ({
        paragraphs: queryAll(card, 'p:not(.list-actions)').map((paragraph) => ownText(paragraph, locale)),
        links: queryAll(card, 'a').map((link) => [ownText(link, locale), link.getAttribute('href'), link.getAttribute('target')]),
      })),
    }));
    expect(sections).toEqual(
      mailingListSections.map((anchor) => ({
        anchor,
        title: t(`pages.mailingLists.sections.${anchor}.title`),
        cards: content.lists
          .filter(({ section }) => section === anchor)
          .map((list) => {
            const { address, mail, archive, subscribe, unsubscribe } = listAddresses(list.name, content);
            const { description, note, more } = mailingListText(list, translation, locale);
            return {
              paragraphs: [description, note, more].flatMap((text) => (text ? [text.text] : [])),
              links: [
                [address, mail, null],
                ...(more ? [[more.text, resolveAddress(more.address, locale).href, null]] : []),
                [t('pages.mailingLists.subscribe'), subscribe, null],
                [t('pages.mailingLists.archive'), archive, '_blank'],
                [t('pages.mailingLists.unsubscribe'), unsubscribe, null],
              ],
            };
          }),
      })),
    );
  });

  test('have anchors for links from other pages, and links that say which list they are for', () => {
    for (const { name } of content.lists) {
      const { anchor, address } = listAddresses(name, content);
      expect(main.querySelector(`h3[id="${anchor}"]`)).toHaveTextContent(address);
    }
    for (const card of queryAll(main, 'section li')) {
      const { id } = card.querySelector('h3') ?? {};
      for (const link of queryAll(card, '.list-actions a')) expect(link).toHaveAttribute('aria-describedby', id);
    }
  });
});
