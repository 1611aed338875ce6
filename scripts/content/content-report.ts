import { collections } from '@/lib/collections/collections';
import { ContentError, describeProblem } from '@/lib/content/content-error';
import { recordReads } from '@/lib/content/read-content';
import { defaultLocale } from '@/lib/i18n/locales';
import { destinationNames, resolveAddress, UnknownDestinationError } from '@/lib/routing/destinations';
import { handoffsFile, linksFile } from '@/lib/site/links';
import { loadNavigation, navigationFile } from '@/lib/site/navigation';
import { siteFile } from '@/lib/site/site';
import { mistypedKeys } from './mistyped-keys';
import { unlistedPictures } from './unlisted-pictures';

/** The result of checking all of content/. */
export interface ContentReport {
  problems: string[];
  warnings: string[];
  /** The number of records by file. */
  records: [string, number][];
}

/** Reads every collection and checks every link; a broken file doesn't hide problems in others. */
export function reportContent(): ContentReport {
  const report: ContentReport = { problems: [], warnings: [], records: [] };
  const reads = recordReads(() => {
    for (const { file, read, links, warnings } of collections) {
      collect(report, () => {
        report.records.push([file, read()]);
        for (const { address, usedBy } of links?.() ?? [])
          collect(report, () => resolveAddress(address, defaultLocale), `${file}: ${usedBy}`);
        for (const warning of warnings?.() ?? []) report.warnings.push(`${file}: ${warning}`);
      });
    }
  });
  for (const [file, schemas] of reads) {
    collect(report, () => report.warnings.push(...mistypedKeys(file, schemas).map((warning) => `${file}: ${warning}`)));
  }
  collect(report, () => report.problems.push(...unknownDestinations()));
  report.problems.push(...unlistedPictures());
  report.problems = [...new Set(report.problems)];
  return report;
}

/** The files that every page uses: while one of them is broken, no page can be built. */
const frameFiles = [siteFile, navigationFile, linksFile, handoffsFile];

/** The problems that break every page. */
export function frameProblems({ problems }: ContentReport): string[] {
  return problems.filter((problem) => frameFiles.some((file) => problem.startsWith(`${file}: `)));
}

/** Destination names in the navigation that don't exist. */
function unknownDestinations(): string[] {
  const { foundation, bar, download, footer } = loadNavigation();
  const entries = [foundation, ...bar, download].flatMap((entry) => ('menu' in entry ? entry.menu : [entry]));
  const all = [...entries, ...footer.columns.flatMap((column) => column.links), ...footer.social];
  const known = destinationNames();
  return all
    .filter((entry) => !known.includes(entry.to))
    .map(
      (entry) =>
        `content/navigation.yml: ${entry.label ?? entry.to}: expected a destination of content/links.yml or a page, found "${entry.to}"`,
    );
}

function collect(report: ContentReport, check: () => unknown, place?: string): void {
  try {
    check();
  } catch (error) {
    if (error instanceof ContentError) report.problems.push(...error.problems.map(describeProblem));
    else if (error instanceof UnknownDestinationError) report.problems.push(place ? `${place}: ${error.message}` : error.message);
    else throw error;
  }
}
