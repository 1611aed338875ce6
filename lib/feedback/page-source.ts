import { logosFolder } from '@/lib/artwork/logos';
import { changelogFile } from '@/lib/changelog/changelogs';
import { mailingListsFile } from '@/lib/community/mailing-lists';
import { participateFile } from '@/lib/community/participate';
import { downloadsFolder } from '@/lib/download/downloads';
import { contributorSummitFile } from '@/lib/events/contributor-summit';
import { devopsWorldFile } from '@/lib/events/devops-world';
import { eventsFolder } from '@/lib/events/events';
import { hacktoberfestFile } from '@/lib/events/hacktoberfest';
import type { Locale } from '@/lib/i18n/locales';
import { awardsFolder } from '@/lib/records/awards';
import { booksFolder } from '@/lib/records/books';
import { roadmapFile } from '@/lib/roadmap/roadmap';
import type { RouteId } from '@/lib/routing/routes';
import { type Repository, sourceRepository, upstreamRepository } from '@/lib/site/repositories';

/** What a visitor who wants to improve a page edits. */
export interface PageSource {
  /** The file or folder, from the root of its repository. */
  path: string;
  /** Where in the file, if the page has only a part of it. */
  part?: string;
  /** Undefined where nobody knows it. */
  repository: Repository | undefined;
}

/** The pages that show records, with the file or folder of those. All others are words. */
const records: Partial<Record<RouteId, string>> = {
  artwork: logosFolder,
  awards: awardsFolder,
  books: booksFolder,
  participate: participateFile,
  hacktoberfest: hacktoberfestFile,
  download: downloadsFolder,
  verifyDownloads: downloadsFolder,
  changelogWeekly: changelogFile('weekly'),
  changelogArchiveWeekly: changelogFile('weekly'),
  changelogStable: changelogFile('stable'),
  changelogArchiveStable: changelogFile('stable'),
  roadmap: roadmapFile,
  events: eventsFolder,
  contributorSummit: contributorSummitFile,
  devopsWorld: devopsWorldFile,
  mailingLists: mailingListsFile,
};

/** Where the Jenkins project has what `npm run import` takes from it: the next import would take back what is edited here. */
const upstreamPaths: Readonly<Record<string, string>> = {
  [awardsFolder]: 'content/_data/awards',
  [booksFolder]: 'content/_data/books',
  [logosFolder]: 'content/_data/logo',
  [roadmapFile]: 'content/_data/roadmap/roadmap.yml',
  [eventsFolder]: 'content/_data/events',
  [changelogFile('weekly')]: 'content/_data/changelogs/weekly.yml',
  [changelogFile('stable')]: 'content/_data/changelogs/lts.yml',
};

/** What a page is made of, in its language (docs/behavior.md, Page feedback). */
export function pageSource(route: RouteId, locale: Locale): PageSource {
  const path = records[route];
  if (!path) return { path: `messages/${locale}.json`, part: `pages.${route}`, repository: sourceRepository() };
  const upstream = upstreamRepository();
  const upstreamPath = upstreamPaths[path];
  return upstream && upstreamPath ? { path: upstreamPath, repository: upstream } : { path, repository: sourceRepository() };
}
