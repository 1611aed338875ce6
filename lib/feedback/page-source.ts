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

/** What to edit in order to improve a page. */
export interface PageSource {
  /** The file or folder, relative to the root of its repository. */
  path: string;
  /** The message key in the file, if the page uses only part of it. */
  part?: string;
  /** Undefined if unknown. */
  repository: Repository | undefined;
}

/** The files or folders of the pages that show records. All other pages consist of messages. */
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

/** Upstream locations of what `npm run import` copies: the next import would overwrite edits made here. */
const upstreamPaths: Readonly<Record<string, string>> = {
  [awardsFolder]: 'content/_data/awards',
  [booksFolder]: 'content/_data/books',
  [logosFolder]: 'content/_data/logo',
  [roadmapFile]: 'content/_data/roadmap/roadmap.yml',
  [eventsFolder]: 'content/_data/events',
  [changelogFile('weekly')]: 'content/_data/changelogs/weekly.yml',
  [changelogFile('stable')]: 'content/_data/changelogs/lts.yml',
};

/** The source of a page in a locale (docs/behavior.md, Page feedback). */
export function pageSource(route: RouteId, locale: Locale): PageSource {
  const path = records[route];
  if (!path) return { path: `messages/${locale}.json`, part: `pages.${route}`, repository: sourceRepository() };
  const upstream = upstreamRepository();
  const upstreamPath = upstreamPaths[path];
  return upstream && upstreamPath ? { path: upstreamPath, repository: upstream } : { path, repository: sourceRepository() };
}
