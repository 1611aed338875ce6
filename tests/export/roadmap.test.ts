import { within } from '@testing-library/dom';
import { loadTranslation } from '@/lib/content/translation';
import { localPath } from '@/lib/i18n/local-path';
import type { Locale } from '@/lib/i18n/locales';
import { loadRoadmap, loadRoadmapArchive, type RoadmapCategory } from '@/lib/roadmap/roadmap';
import { roadmapFolder, roadmapTexts } from '@/lib/roadmap/roadmap-translation';
import { resolveAddress } from '@/lib/routing/destinations';
import { routes } from '@/lib/routing/routes';
import { messagesIn } from '@/tests/support/messages-in';
import { sectionOf } from '@/tests/support/queries';
import { linksIn, mainOf, queryAll, textOf } from './support/finished-page';

const roadmap = loadRoadmap();
const visible = roadmap.statuses.filter(({ hide }) => !hide);

function find(within: ParentNode, selector: string): Element {
  const found = within.querySelector(selector);
  if (!found) throw new Error(`nothing is at ${selector}`);
  return found;
}

/** An element's own text, without the new-tab mark of links. */
const ownText = (element: Element | undefined) => element?.firstChild?.textContent ?? '';

describe.each(['en', 'fr-CA'] satisfies Locale[])('the roadmap in %s', (locale) => {
  const main = mainOf(localPath(routes.roadmap.path, locale));
  const table = find(main, 'table');
  const t = messagesIn(locale);
  const texts = roadmapTexts(loadTranslation(roadmapFolder, locale), locale);
  const address = (link?: string) => link && resolveAddress(link, locale).href;

  /** The initiatives of a category that have a status. */
  const initiativesOf = (category: RoadmapCategory, status: string) =>
    category.initiatives.filter((initiative) => initiative.status === status);

  test('is a table with a column for the categories and for each visible status', () => {
    expect(textOf(table.querySelector('caption'))).toBe(t('pages.roadmap.tableLabel'));
    expect(queryAll(table, 'thead th').map(textOf)).toEqual([
      t('pages.roadmap.category'),
      ...visible.map((status) => {
        const { length } = roadmap.categories.flatMap((category) => initiativesOf(category, status.id));
        return `${texts.status(status).name.text} ${length}`;
      }),
    ]);
  });

  test('has a row for each category: its name, and its initiatives in the columns of their statuses', () => {
    const found = queryAll(table, 'tbody').map((rows) => ({
      category: textOf(find(rows, 'th')).replace(` ${t('chrome.opensInNewTab')}`, ''),
      link: find(rows, 'th').querySelector('a')?.getAttribute('href') ?? undefined,
      columns: queryAll(rows, 'td').map((cell) =>
        queryAll(cell, '.initiative-pill').map((pill) => ownText(pill.querySelector('a') ?? pill)),
      ),
    }));
    expect(found).toEqual(
      roadmap.categories.map((category) => {
        const { name, description } = texts.category(category);
        return {
          category: `${name.text}${description?.text ?? ''}`.replace(/\s+/g, ' '),
          link: address(category.link),
          columns: visible.map(({ id }) =>
            initiativesOf(category, id).map((initiative) => texts.initiative(initiative).name.text),
          ),
        };
      }),
    );
  });

  test('shows the first initiatives of a long cell, and says how many more there are', () => {
    const folded = roadmap.categories.flatMap((category) =>
      visible.map(({ id }) => {
        const shown = id === 'released' ? 1 : 3;
        const { length } = initiativesOf(category, id);
        return length > shown + 1 ? [t('pages.roadmap.more', { count: length - shown })] : [];
      }),
    );
    expect(queryAll(table, 'td').map((cell) => queryAll(cell, 'details:not([open]) > summary').map(textOf))).toEqual(folded);
  });

  test('has links to its categories', () => {
    const links = within(main).getByRole('navigation', { name: t('pages.roadmap.categories') });
    const expected = roadmap.categories.map((category, index) => [
      texts.category(category).name.text,
      `#${queryAll(table, 'tbody')[index]?.id}`,
    ]);
    expect(linksIn(links)).toEqual(expected);
    expect(new Set(expected.map(([, href]) => href)).size).toBe(roadmap.categories.length);
  });

  test('says the status of each group of initiatives, for narrow windows', () => {
    expect(queryAll(table, '.initiative-status').map((row) => [...row.children].map(textOf))).toEqual(
      roadmap.categories.flatMap((category) =>
        visible
          .filter(({ id }) => initiativesOf(category, id).length > 0)
          .map((status) => [t('pages.roadmap.status'), texts.status(status).name.text]),
      ),
    );
  });

  test('shows each initiative’s link, description (or its status’s) and labels', () => {
    const facts = queryAll(table, 'li').map((item) => {
      const link = item.querySelector('.pill > a');
      const tooltip = item.querySelector('[role="tooltip"]');
      const described = queryAll(item, '[aria-describedby]').map((element) => element.getAttribute('aria-describedby'));
      return {
        link: link?.getAttribute('href') ?? undefined,
        about: tooltip?.textContent ?? undefined,
        // The link, if there is one, and the button next to it are described by the tooltip.
        describes: described.filter((id) => id === tooltip?.id).length,
        terms: queryAll(item, '.initiative-term').map(textOf),
        labels: textOf(item.querySelector('.initiative-labels')),
      };
    });
    const expected = roadmap.categories.flatMap((category) =>
      visible.flatMap((status) =>
        initiativesOf(category, status.id).map((initiative) => {
          const about = texts.initiative(initiative).description ?? texts.status(status).description;
          return {
            link: address(initiative.link),
            about: about?.text,
            describes: about ? (initiative.link ? 2 : 1) : 0,
            terms: [t('pages.roadmap.initiative'), t('pages.roadmap.labels')],
            labels: `${t('pages.roadmap.labels')} ${
              initiative.labels.map((label) => texts.label(label, roadmap.labels).text).join(', ') || t('pages.roadmap.noLabels')
            }`,
          };
        }),
      ),
    );
    expect(facts).toEqual(expected);
    const ids = queryAll(table, '[role="tooltip"]').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('opens every link of the table in a new tab, as each link announces', () => {
    for (const link of queryAll(table, 'a')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(textOf(link).endsWith(` ${t('chrome.opensInNewTab')}`)).toBe(true);
    }
  });

  test('has a filter with an unchecked box for each label, and says how many initiatives there are', () => {
    const filter = within(main).getByRole('group', { name: t('pages.roadmap.filters') });
    const shown = roadmap.categories.flatMap((category) => visible.flatMap(({ id }) => initiativesOf(category, id)));
    expect(
      within(filter)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ labels }) => textOf(labels?.[0])),
    ).toEqual(
      roadmap.labels.map(({ name }) => {
        const tagged = shown.filter(({ labels }) => labels.includes(name));
        return `${texts.label(name, roadmap.labels).text} ${tagged.length}`;
      }),
    );
    expect(filter.querySelectorAll(':checked')).toHaveLength(0);
    expect(queryAll(main, '.filter-result [aria-live]').map(textOf)).toEqual([
      t('pages.roadmap.matches', { count: shown.length }),
    ]);
    expect(textOf(main.querySelector('noscript'))).toBe(t('pages.roadmap.noScript'));
  });

  test('explains every status, including hidden ones', () => {
    const legend = find(main, 'details:has(dl)');
    expect(textOf(find(legend, 'summary'))).toBe(t('pages.roadmap.statuses'));
    expect(queryAll(legend, 'dl > div').map((row) => queryAll(row, 'dt, dd').map(textOf))).toEqual(
      roadmap.statuses.map((status) => [texts.status(status).name.text, texts.status(status).description?.text ?? '']),
    );
  });

  test('is followed by an archive of completed and withdrawn initiatives with their status', () => {
    const archive = sectionOf(main, t('pages.roadmap.archive.title'));
    const found = queryAll(archive, 'details > section').map((section) => [
      textOf(find(section, 'h3')),
      queryAll(section, 'li').map((item) => ({
        status: textOf(find(item, '.pill')),
        link: item.querySelector('a')?.getAttribute('href') ?? undefined,
        name: ownText(find(item, 'div')) && ownText(item.querySelector('a') ?? find(item, 'div')),
      })),
    ]);
    expect(found).toEqual(
      loadRoadmapArchive().categories.map((category) => [
        texts.category(category).name.text,
        category.initiatives.map((initiative) => {
          const status = roadmap.statuses.find(({ id }) => id === initiative.status);
          return {
            status: status ? texts.status(status).name.text : initiative.status,
            link: address(initiative.link),
            name: texts.initiative(initiative).name.text,
          };
        }),
      ]),
    );
  });
});
