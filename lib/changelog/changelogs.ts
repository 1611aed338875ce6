import { z } from 'zod';
import { addressesInHtml } from '@/lib/content/addresses-in';
import { defineCollection } from '@/lib/content/define-collection';
import { inlineHtml, optionalDay, optionalText, pageLink } from '@/lib/content/fields';
import { contentExists } from '@/lib/content/read-content';
import { tryContent } from '@/lib/content/try-content';
import { compareVersions } from '@/lib/download/compare-versions';
import { loadRelease, otherLine, type ReleaseLine, releaseFile, versionFormats } from '@/lib/download/downloads';
import { withoutComing } from '@/lib/site/coming-records';
import { readAuthor } from './authors';
import { issuePattern, readChangeIssue } from './issues';
import { changeTypes, unknownTypes, writtenType } from './pages/group-changes';
import { changelogQuirks } from './upstream-quirks';

/** The file with a line's changelog, in the Jenkins project's format. */
export function changelogFile(line: ReleaseLine): string {
  return `content/changelogs/${{ stable: 'lts', weekly: 'weekly' }[line]}.yml`;
}

const pull = z
  .string()
  .trim()
  .regex(/^#?[1-9]\d{0,8}$/, 'the number of a pull request such as 10807')
  .transform((value) => Number(value.replace('#', '')));

/** Only validated here: which tracker a number belongs to depends on the change's pull requests. */
const issue = z
  .string()
  .trim()
  .regex(issuePattern, 'an issue such as 75851, JENKINS-75851 or https://github.com/jenkinsci/jenkins/issues/26318');

/** The upstream file has empty keys for lists without entries. */
function optionalList<Schema extends z.ZodType>(schema: Schema) {
  return z
    .array(schema)
    .nullish()
    .transform((list) => list ?? []);
}

/** A list, or a single entry. */
function oneOrMore<Result>(schema: z.ZodType<Result, unknown>) {
  return z
    .union([schema.transform((entry) => [entry]), z.array(schema)])
    .nullish()
    .transform((list) => list ?? []);
}

const optional = optionalText.optional();
const optionalHtml = optional.pipe(inlineHtml.optional());

/** One of: an issue, a pull request, or a URL with a title. */
const referenceSchema = z
  .looseObject({
    issue: oneOrMore(issue).describe('number of an issue, or its address on GitHub'),
    pull: oneOrMore(pull).describe('number of a pull request'),
    url: pageLink.nullish().describe('another address'),
    title: optional.describe('text of the link to url'),
  })
  .refine(
    ({ issue: issues, pull: pulls, url }) => issues[0] ?? pulls[0] ?? url,
    'expected an issue, a pull or a url, found none of them',
  );

/** An unquoted name with a colon, such as `TODO: Jo Doe`, is parsed as a mapping. */
const author = z.union([
  z.string(),
  z.record(z.string(), z.string()).transform((names) =>
    Object.entries(names)
      .map((parts) => parts.join(': '))
      .join(' '),
  ),
]);

const changeSchema = z
  .looseObject({
    type: optional.describe('`security`, `major rfe`, `rfe`, `major bug`, or `bug`'),
    category: optional.describe('not shown'),
    message: optionalHtml.describe('inline HTML (code, a, ul, ol); without it, pr_title is shown'),
    pr_title: optional.describe('title of the pull request, shown if there is no message'),
    pull: oneOrMore(pull).describe('number of a pull request, or a list'),
    issue: oneOrMore(issue).describe('number of an issue or its address on GitHub, or a list'),
    authors: oneOrMore(author.nullable()).describe('GitHub names'),
    references: optionalList(referenceSchema).describe('shown instead of issue and pull'),
  })
  .refine(
    ({ message, pr_title, pull: pulls, issue: issues, references }) =>
      message ?? pr_title ?? pulls[0] ?? issues[0] ?? references[0],
    'expected a message, a pr_title or a reference, found none of them',
  )
  .transform(({ type, message, pr_title, pull: own, issue: issues, authors, references }) => {
    const pulls = [...own, ...references.flatMap((reference) => reference.pull)];
    const read = (value: string) => readChangeIssue(value, pulls) ?? value;
    return {
      type: type ?? 'other',
      /** Inline HTML; empty if a change has only references. */
      message: message ?? escapeText(pr_title ?? ''),
      issues: issues.map(read),
      pulls: own,
      authors: authors.flatMap((name) => (name && readAuthor(name)) || []),
      references: references.flatMap((reference): ChangeReference[] => {
        if (reference.issue.length > 0) return reference.issue.map((value) => ({ issue: read(value) }));
        if (reference.pull.length > 0) return reference.pull.map((number) => ({ pull: number }));
        return reference.url ? [{ url: reference.url, title: reference.title ?? reference.url }] : [];
      }),
    };
  });

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A reference of a change; an issue is in the format of ./issues.ts. */
export type ChangeReference = { issue: string } | { pull: number } | { url: string; title: string };

export type Change = z.output<typeof changeSchema>;

const examples: Record<ReleaseLine, string> = { stable: "'2.516.1'", weekly: "'2.516'" };

function versionOf(line: ReleaseLine) {
  const other = otherLine[line];
  const expected = `a version such as ${examples[line]} (one such as ${examples[other]} belongs in ${changelogFile(other)})`;
  return z.string().trim().regex(versionFormats[line], expected).describe('in quotation marks');
}

const releaseSchema = (line: ReleaseLine) =>
  z
    .looseObject({
      version: versionOf(line),
      date: optionalDay.describe('day of the release; leave it out if it was never properly published'),
      banner: optionalHtml.optional().describe('inline HTML above the changes'),
      changes: z.array(changeSchema).nullish().describe('[] if nothing notable changed; leave it out if the changes are unknown'),
      lts_baseline: optional.describe('for the first release of an LTS line: the weekly release it is based on'),
      lts_predecessor: optional.describe('for the first release of an LTS line: the last release of the previous line'),
      lts_changes: optionalList(changeSchema).describe(
        'for the first release of an LTS line: what changed since lts_predecessor',
      ),
      incomplete: z.union([z.boolean(), z.stringbool()]).optional().describe('true if only some changes are listed'),
    })
    .transform(({ changes, incomplete, ...release }): typeof release & { changes: Change[]; incomplete?: boolean } => ({
      ...release,
      changes: changes ?? [],
      // Upstream, an empty key means that nothing changed; without the key, the changes have not been recorded.
      incomplete: incomplete ?? changes === undefined,
    }));

/** The file starts with the oldest release, the parsed list with the newest. */
const changelogSchema = (line: ReleaseLine) =>
  z
    .array(releaseSchema(line))
    .superRefine((releases, context) => {
      const seen = new Set<string>();
      for (const [index, { version }] of releases.entries()) {
        if (seen.has(version)) {
          context.addIssue({
            code: 'custom',
            path: [index, 'version'],
            message: `expected each version once, found "${version}" twice`,
          });
        }
        seen.add(version);
      }
    })
    .transform((releases) => releases.toReversed());

export type ChangelogRelease = z.output<ReturnType<typeof releaseSchema>>;

/** Record patterns. Doesn't include `date`: a release without one would look unpublished. */
const records = [
  '*',
  ...['banner', 'lts_baseline', 'lts_predecessor'].map((field) => `*.${field}`),
  ...['changes', 'lts_changes'].flatMap((list) => [`*.${list}.*`, `*.${list}.*.*`, `*.${list}.*.*.*`]),
];

export const changelogCollections = { stable: changelogOf('stable'), weekly: changelogOf('weekly') };

/** The texts of releases that may have HTML, each with its version. */
function textsIn(releases: readonly ChangelogRelease[]): { text: string; usedBy: string }[] {
  return releases.flatMap(({ version, banner, changes, lts_changes }) =>
    [banner ?? '', ...[...changes, ...lts_changes].map(({ message }) => message)].map((text) => ({ text, usedBy: version })),
  );
}

function changelogOf(line: ReleaseLine) {
  const file = changelogFile(line);
  return defineCollection({
    file,
    schema: changelogSchema(line),
    records,
    asWritten: true,
    transform: (all) => releasesOut(line, all),
    pages: { stable: ['changelogStable', 'changelogArchiveStable'], weekly: ['changelogWeekly', 'changelogArchiveWeekly'] }[line],
    upstream: file.replace('content/', 'content/_data/'),
    links: (releases) =>
      releases.flatMap(({ version, changes, lts_changes }) =>
        [...changes, ...lts_changes].flatMap(({ references }) =>
          references.flatMap((reference) => ('url' in reference ? [{ address: reference.url, usedBy: version }] : [])),
        ),
      ),
    mentions: (releases) =>
      textsIn(releases).flatMap(({ text, usedBy }) => addressesInHtml(text).map((address) => ({ address, usedBy }))),
    html: textsIn,
    warnings: (releases) => [
      ...[...unknownTypes(releases)].map(([type, versions]) => ({
        file,
        path: versions[0],
        message: `the type "${type}" is not one of ${changeTypes.map(writtenType).join(', ')}, so it is shown as is; it is used by ${versions.join(', ')}`,
        found: type,
      })),
      ...changelogQuirks(file),
    ],
  });
}

/**
 * The project lists a release days before its date, and offers it later that day; if the offered release can't be read, only the date
 * counts.
 */
function releasesOut(line: ReleaseLine, all: readonly ChangelogRelease[]): readonly ChangelogRelease[] {
  const download = releaseFile(line);
  const offered = all[0] && contentExists(download) ? tryContent(() => loadRelease(line))?.version : undefined;
  return withoutComing(changelogFile(line), all, ({ version, date }) => ({
    name: version,
    day: date,
    until: offered !== undefined && compareVersions(version, offered) > 0 && `${download} offers it (npm run sync)`,
  }));
}

/**
 * The releases of a line that are out, newest first. Numbers and dates may be quoted or not.
 * @throws ContentError when the file can't be read
 */
export function loadChangelog(line: ReleaseLine): readonly ChangelogRelease[] {
  return changelogCollections[line].load();
}
