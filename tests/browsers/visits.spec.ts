import { loadChangelog } from '@/lib/changelog/changelogs';
import { localeName } from '@/lib/i18n/locale-names';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadRoadmap } from '@/lib/roadmap/roadmap';
import { figureText, loadFigures } from '@/lib/site/figures';
import { readMessages } from '@/scripts/messages/read-messages';
import { messagesIn } from '@/tests/support/messages-in';
import { linkInMenu } from '@/tests/support/navigation';
import { pagePath } from '@/tests/support/pages';
import type { Wanted } from './support/in-page';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

/*
 * The main user flows in Firefox and WebKit. Chromium runs all tests (tests/e2e/); these cover what differs between browsers: the
 * history and the back/forward cache, storage, the focus, keys and the clipboard.
 */

const { chrome, pages, parts } = readMessages(defaultLocale);
const bar = { role: 'banner' } as const;
const footer = { role: 'contentinfo' } as const;
const skipLink = { role: 'link', name: chrome.skipToContent } as const;
const searchField = { role: 'combobox', name: chrome.search.field } as const;

/** A link to another page in a menu of the start page's navbar. */
const { menu, link } = linkInMenu(pagePath('home'));
const menuButton = { text: menu.name, within: bar };
const menuLink = { role: 'link', name: link.name, within: bar } as const;

const title = (name: string) => ({ role: 'heading', name }) as const;

/** A page long enough to scroll. */
const longPage = { path: pagePath('conduct'), title: title(pages.conduct.title) };

/** A page that the footer of every page links to. */
const other = { path: pagePath('artwork'), title: title(pages.artwork.title) };
const linkToOther = { role: 'link', name: pages.artwork.title, within: footer } as const;

async function pickTheme(visitor: Visitor, theme: 'light' | 'dark') {
  await visitor.click({ text: chrome.theme.label, within: bar });
  await visitor.click({ role: 'radio', name: chrome.theme[theme], within: bar });
  await expectTheme(visitor, theme);
}

async function expectTheme(visitor: Visitor, theme: 'light' | 'dark') {
  await visitor.expectAnswer(theme, () => getComputedStyle(document.documentElement).colorScheme);
}

test('a menu of the navbar opens and closes by click and with the keyboard, and leads to a page', async ({ visitor }) => {
  await visitor.open(pagePath('home'));
  await test.step('a click opens and closes the menu', async () => {
    await visitor.click(menuButton);
    await visitor.expectShown(menuLink);
    await visitor.click(menuButton);
    await visitor.expectHidden(menuLink);
  });
  await test.step('the keyboard opens and closes the menu', async () => {
    await visitor.open(pagePath('home'));
    await visitor.tabTo(menuButton);
    await visitor.session.press('Enter');
    await visitor.expectShown(menuLink);
    await visitor.expectHydrated();
    await visitor.session.press('Escape');
    await visitor.expectHidden(menuLink);
    await visitor.expectFocus(menuButton);
  });
  await test.step('a link in the menu leads to its page', async () => {
    await visitor.session.press('Enter');
    await visitor.click(menuLink);
    await visitor.expectAnswer(link.href, () => location.pathname);
    await visitor.expectShown({ role: 'heading', within: { role: 'main' } });
  });
});

test('the navbar can be skipped, and the focus starts at the top of the next page', async ({ visitor }) => {
  await visitor.open(longPage.path);
  await test.step('Tab and Enter skip the navbar', async () => {
    await visitor.session.press('Tab');
    await visitor.expectFocus(skipLink);
    await visitor.session.press('Enter');
    await visitor.session.press('Tab');
    await visitor.expectAnswer(true, () => document.querySelector('main')?.contains(document.activeElement));
  });
  await test.step('the focus starts at the top of the next page', async () => {
    await visitor.open(longPage.path);
    await visitor.click(linkToOther);
    await visitor.expectPage(other.path, other.title);
    await visitor.session.press('Tab');
    await visitor.expectFocus(skipLink);
  });
});

test('back and forward restore page and scroll position', async ({ visitor }) => {
  const place = () => Math.round(scrollY);
  await visitor.open(longPage.path);
  await visitor.scrollTo(linkToOther);
  const left = await visitor.ask(place);
  await visitor.click(linkToOther);
  await visitor.expectPage(other.path, other.title);
  await visitor.expectAnswer(0, place);

  await visitor.session.back();
  await visitor.expectPage(longPage.path, longPage.title);
  // WebKit may round the restored position down.
  await expect.poll(async () => Math.abs((await visitor.ask(place)) - left)).toBeLessThanOrEqual(1);

  await visitor.session.forward();
  await visitor.expectPage(other.path, other.title);
  await visitor.expectAnswer(0, place);
});

test('a chosen theme holds on the next page, and on one restored from the back/forward cache', async ({ visitor }) => {
  await visitor.open(longPage.path);
  await expectTheme(visitor, 'light');
  await pickTheme(visitor, 'dark');
  await visitor.ask(() => {
    Object.assign(window, { isSame: true });
  });

  await visitor.open(other.path);
  await expectTheme(visitor, 'dark');
  await pickTheme(visitor, 'light');

  await visitor.session.back();
  await visitor.expectPage(longPage.path, longPage.title);
  await visitor.expectAnswer(true, () => 'isSame' in window);
  await expectTheme(visitor, 'light');
});

test('a chosen language is remembered', async ({ visitor }) => {
  const inFrench = pagePath('conduct', 'fr-CA');
  const frenchTitle = title(readMessages('fr-CA').pages.conduct.title);
  await visitor.open(longPage.path);
  await visitor.click({ text: messagesIn()('chrome.locale.current', { language: localeName(defaultLocale) }), within: bar });
  await visitor.click({ role: 'link', name: localeName('fr-CA'), within: bar });
  await visitor.expectPage(inFrench, frenchTitle);
  await visitor.open(longPage.path);
  await visitor.expectPage(inFrench, frenchTitle);
});

test('a roadmap filter is kept in the address, and restored when going back', async ({ visitor }) => {
  const { categories, labels, statuses } = loadRoadmap();
  const columns = statuses.filter(({ hide }) => !hide).map(({ id }) => id);
  const initiatives = categories.flatMap((category) => category.initiatives.filter(({ status }) => columns.includes(status)));
  const countOf = (...wanted: string[]) => initiatives.filter((one) => one.labels.some((name) => wanted.includes(name))).length;
  const [first, second] = labels.map(({ name, displayName }) => ({ name, box: `${displayName} ${countOf(name)}` }));
  if (!first || !second) throw new Error('The roadmap has too few labels.');

  const one = `${pagePath('roadmap')}?label=${first.name}`;
  const both = `${one}&label=${second.name}`;
  const expectFilter = async (address: string, isSecond: boolean) => {
    await visitor.expectPage(address, { role: 'checkbox', name: first.box, checked: true });
    await visitor.expectShown({ role: 'checkbox', name: second.box, checked: isSecond });
    const count = isSecond ? countOf(first.name, second.name) : countOf(first.name);
    await visitor.expectShown({ text: messagesIn()('pages.roadmap.matches', { count }) });
  };

  await visitor.open(one);
  await expectFilter(one, false);
  await visitor.click({ role: 'checkbox', name: second.box });
  await expectFilter(both, true);

  await visitor.click(linkToOther);
  await visitor.expectPage(other.path, other.title);
  await visitor.session.back();
  await expectFilter(both, true);
  await visitor.session.back();
  await expectFilter(one, false);
  await visitor.session.forward();
  await expectFilter(both, true);
});

test('the search opens with its shortcut and finds a page', async ({ visitor }) => {
  const { title: wanted } = pages.donate;
  await visitor.open(longPage.path);
  await visitor.session.press('/');
  await visitor.expectFocus(searchField);
  await visitor.session.type(wanted);
  // The focus stays in the search field, which references the active option.
  const isReached = (option: Wanted) =>
    document.activeElement?.getAttribute('aria-activedescendant') === window.findVisible(option)?.id;
  await visitor.expectAnswer(true, isReached, { role: 'option', name: wanted });
  await visitor.session.press('Enter');
  await visitor.expectPage(pagePath('donate'), title(wanted));
});

test('text can be copied', async ({ visitor }) => {
  const { pitchTitle } = pages.press.about;
  await visitor.open(pagePath('press'));
  // WebKit lets a click write to the clipboard, but not a click replayed after hydration.
  await visitor.session.press('Tab');
  await visitor.expectHydrated();
  await visitor.click({ role: 'button', name: parts.copy.label.replace('{subject}', pitchTitle) });
  await visitor.expectShown({ text: parts.copy.copied });
  await visitor.session.press('/');
  await visitor.expectFocus(searchField);
  await visitor.session.paste();
  await visitor.expectValue(searchField, messagesIn()('pages.press.about.pitch', figureText(loadFigures())));
});

test('a version in the address is checked', async ({ visitor }) => {
  const version = loadChangelog('stable')[0]?.version ?? '';
  await visitor.open(`${pagePath('downloadCheck')}?version=${version}`);
  await visitor.expectAnswer(true, (text) => document.querySelector('.check-status h2')?.textContent.includes(text), version);
  await visitor.expectValue({ role: 'textbox', name: pages.downloadCheck.form.label }, version);
});
