import { localPath } from '@/lib/i18n/local-path';
import { locales } from '@/lib/i18n/locales';
import { loadExternalRedirects, loadLinks } from '@/lib/site/links';
import { readMessages, readOwnMessages } from '@/scripts/messages/read-messages';
import { externalRedirectPages } from '@/tests/support/external-redirects';
import { messagesIn } from '@/tests/support/messages-in';
import { pagePath } from '@/tests/support/pages';
import { finishedPage, hrefs, textOf } from './support/finished-page';

/** The redirect target and the canonical address of a redirect page. */
function leadsTo(path: string) {
  const { head } = finishedPage(path);
  return {
    refresh: head.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content'),
    canonical: head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    robots: head.querySelector('meta[name="robots"]')?.getAttribute('content'),
  };
}

const onTo = (address: string) => ({ refresh: `0; url=${address}`, canonical: address, robots: 'noindex' });

test.each(locales)('the short address of the code of conduct redirects to its page in %s', (locale) => {
  const short = localPath('/conduct/', locale);
  const address = pagePath('conduct', locale);
  expect(leadsTo(short)).toEqual(onTo(address));
  expect(finishedPage(short).documentElement).toHaveAttribute('lang', locale);
  expect(finishedPage(short).querySelector('h1')?.textContent).toBe(readMessages(locale).pages.conduct.title);
  expect(hrefs(finishedPage(short).body)).toEqual([address]);
});

test.each(locales)('the short addresses of other sites of the project redirect there in %s', (locale) => {
  const { plugins = '', issueTracker = '' } = loadLinks();
  expect(leadsTo(localPath('/plugins/', locale))).toEqual(onTo(plugins));
  expect(leadsTo(localPath('/issues/', locale))).toEqual(onTo(issueTracker));
});

test('the first page of each path of the main website redirects there, even if no page links to it', () => {
  const { host, paths } = loadExternalRedirects();
  const unlinked = ['/license/', '/issue/', '/download/mirrors/'];
  expect(paths).toEqual(expect.arrayContaining(unlinked));
  for (const path of unlinked) expect(leadsTo(path)).toEqual(onTo(host + path));
});

describe('an address of the main Jenkins website', () => {
  const { host } = loadExternalRedirects();

  test.each(externalRedirectPages())(
    '%s redirects there, and says in every language that has the words where the visitor is going, and why',
    (path) => {
      const address = host + path;
      expect(leadsTo(path)).toEqual(onTo(address));
      const sections = [...finishedPage(path).querySelectorAll('section[lang]')];
      const spoken = locales.filter((locale) => readOwnMessages(locale).externalRedirect);
      expect(sections.map((section) => section.getAttribute('lang'))).toEqual(spoken);
      for (const [index, locale] of spoken.entries()) {
        const t = messagesIn(locale);
        const section = sections[index];
        expect(section?.textContent).toContain(t('externalRedirect.where', { address }));
        expect(section?.textContent).toContain(t('externalRedirect.why', { host: new URL(host).host }));
        expect([...(section?.querySelectorAll('a') ?? [])].map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
          [t('externalRedirect.link', { address }), address],
        ]);
      }
    },
  );
});
