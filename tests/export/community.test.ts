import {
  listAddresses,
  loadMailingLists,
  mailingListSections,
  mailingListsFolder,
  mailingListText,
} from '@/lib/community/mailing-lists';
import { loadSupporters } from '@/lib/community/supporters';
import { loadTranslation } from '@/lib/content/translation';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { resolveAddress } from '@/lib/routing/destinations';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { sectionOf } from '@/tests/support/queries';
import { mainOf, queryAll, textOf } from './support/finished-page';
import { ownText } from './support/page-messages';
import { testTextPage } from './support/text-page';

const label = readMessages(defaultLocale);
const { pages } = label;

describe('the page about area meetups', () => {
  testTextPage('jam');
});

describe('the page about donations', () => {
  testTextPage('donate', loadSupporters().length > 0 ? [] : ['sections.supporters']);
});

describe('the page about chats', () => {
  testTextPage('chat');
  const main = mainOf(pagePath('chat'));

  test('has the command for joining each channel, and a button that copies it', () => {
    const { copy } = label.parts;
    const commands = queryAll(main, '.chat-command').map((command) => ({
      text: textOf(command.querySelector('code')),
      button: command.querySelector('.needs-script button')?.getAttribute('aria-label'),
    }));
    const channels = queryAll(sectionOf(main, pages.chat.sections['internet-relay-chat-irc'].title), 'h3 code').map(textOf);
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

  test('are in their sections, each with its name, address, description, archive, and links to subscribe and unsubscribe', () => {
    const sections = queryAll(main, 'section:has(.list-rows)').map((section) => ({
      anchor: section.querySelector('h2')?.id,
      title: textOf(section.querySelector('h2')),
      cards: queryAll(section, 'li').map((card) => ({
        name: textOf(card.querySelector('h3')),
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
            const { title, description, note, more } = mailingListText(list, translation, locale);
            return {
              name: title?.text,
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
      expect(main.querySelector(`h3[id="${anchor}"] + .list-address`)).toHaveTextContent(address);
    }
    for (const card of queryAll(main, 'section li')) {
      const { id } = card.querySelector('h3') ?? {};
      for (const link of queryAll(card, '.list-actions a')) expect(link).toHaveAttribute('aria-describedby', id);
    }
  });
});
