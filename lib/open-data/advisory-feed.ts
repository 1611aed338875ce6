import { getTranslations } from 'next-intl/server';
import { advisoryLink, loadAdvisories } from '@/lib/advisories/advisories';
import { groupWarnings, toFound } from '@/lib/advisories/plugin-check';
import { loadPluginWarnings } from '@/lib/advisories/plugin-warnings';
import { dateOf, emptyFeed, safeText } from '@/lib/changelog/feeds/feed';
import { tryContent } from '@/lib/content/try-content';
import { defaultLocale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routing/routes';
import { publishedWarning } from './plugin-data';

/** The number of advisories in the feed. */
const shown = 30;

/** A feed of the latest security advisories about Jenkins and plugins, without warnings of other sources, which have no day. */
export async function advisoryFeed() {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'parts' });
  const words = await getTranslations({ locale: defaultLocale, namespace: 'pages.pluginCheck.latest' });
  const plugins = (tryContent(loadPluginWarnings)?.warnings ?? []).map((warning) => ({
    name: warning.name,
    ...toFound(publishedWarning(warning)),
  }));
  const notes = [
    ...(tryContent(loadAdvisories) ?? []).map((advisory) => ({
      ...advisoryLink(advisory),
      text: advisory.message ?? advisory.id,
    })),
    ...groupWarnings(plugins).map(({ name, date, isUnfixed, lastVersion, warnings }) => {
      const versions = isUnfixed ? words('all') : lastVersion ? words('upTo', { version: lastVersion }) : words('unclear');
      const ids = warnings.map(({ id }) => id).join(', ');
      return { url: warnings[0]?.url ?? '', date, text: t('advisoryFeed.plugin', { name, versions, ids }) };
    }),
  ];
  const days = [...new Set(notes.flatMap(({ date }) => date ?? []))].sort().toReversed().slice(0, shown);
  const texts = { title: t('advisoryFeed.title'), description: t('advisoryFeed.description') };
  const feed = await emptyFeed('advisories', routes.downloadCheck.path, texts, days[0]);
  for (const day of days) {
    const ofDay = notes.filter(({ date }) => date === day);
    const link = ofDay[0]?.url.replace(/#.*/, '') ?? '';
    const date = dateOf(day);
    const written = date.toLocaleDateString(defaultLocale, { dateStyle: 'long', timeZone: 'UTC' });
    const content = `<ul>${ofDay.map(({ text }) => `<li>${safeText(text)}</li>`).join('')}</ul>`;
    feed.addItem({ title: t('releaseFacts.advisory', { date: written }), id: link, link, date, content });
  }
  return feed;
}
