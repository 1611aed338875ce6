import { z } from 'zod';
import type { ContentProblem } from '@/lib/content/content-error';
import { defineCollection } from '@/lib/content/define-collection';
import { day, link, shortText, text, versionForm, webAddressWith } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { readContent } from '@/lib/content/read-content';
import { loadTranslation, type TranslatableRecord, translateRecord } from '@/lib/content/translation';
import { loadOrReport, tryContent } from '@/lib/content/try-content';
import type { Locale } from '@/lib/i18n/locales';
import { type BrandIconName, brandIconNames } from '@/lib/icons/brand-icons';
import { withoutComing } from '@/lib/site/coming-records';
import { compareVersions } from './compare-versions';
import { type System, systems } from './systems';

/** The release lines in display order. */
export const releaseLines = ['stable', 'weekly'] as const;

export type ReleaseLine = (typeof releaseLines)[number];

export const otherLine: Record<ReleaseLine, ReleaseLine> = { stable: 'weekly', weekly: 'stable' };

/** The version format of each line: 2.504.3 is stable, 2.516 is weekly. */
export const versionFormats: Record<ReleaseLine, RegExp> = {
  stable: versionForm(3),
  weekly: versionForm(2),
};

/** The versions shown when there is no data (docs/behavior.md, Download). */
export const placeholderVersions: Record<ReleaseLine, string> = { stable: '2.414.1', weekly: '2.414' };

export const downloadsFolder = 'content/downloads';

export const cloudsFile = 'content/downloads/clouds.yml';

export function releaseFile(line: ReleaseLine): string {
  return `content/downloads/${line}.yml`;
}

function releaseSchema(line: ReleaseLine) {
  const example = { stable: "'2.504.3'", weekly: "'2.516'" }[line];
  return z.object({
    version: z
      .string()
      .regex(versionFormats[line], `a version such as ${example}`)
      .describe('newest release, in quotation marks'),
    date: day.optional().describe('day of the release'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'a SHA-256 value: 64 digits from 0 to 9 and a to f')
      .optional()
      .describe('checksum of the WAR file; without it, the page links to the file with it'),
    war: z
      .string()
      .regex(/^https:\/\/[^/]+\/.*\{version\}\/jenkins\.war$/, 'an https address with {version} in it that ends in /jenkins.war')
      .pipe(webAddressWith('version'))
      .describe('address of the WAR file, with {version} in it'),
  });
}

const releaseSchemas = { stable: releaseSchema('stable'), weekly: releaseSchema('weekly') };

/** Names in commands that identify a line: its repositories, images and packages. */
const namesOf: Record<ReleaseLine, RegExp> = {
  stable: /-stable\b|\bjenkins-lts\b|:lts\b/,
  weekly:
    /pkg\.jenkins\.io\/(debian|rpm|redhat|opensuse)\b(?!-stable)|\/(?:war|windows)\/|\bdocker\b.*\bjenkins\/jenkins(?!:lts\b)|\b(brew|pkg|pacman) .*\bjenkins(?![\w-])/,
};

/** Installation commands, which must not name packages of the other line. */
function commandsSchema(line: ReleaseLine) {
  return text
    .superRefine((commands, context) => {
      const [found] = namesOf[otherLine[line]].exec(commands) ?? [];
      if (!found) return;
      context.addIssue({ code: 'custom', message: `expected commands of the ${line} line, found "${found}" of the other line` });
    })
    .transform((commands) => commands.trim());
}

const platformSchema = (line: ReleaseLine) =>
  z.object({
    label: text.describe('name of the package'),
    translate: z.boolean().optional().describe('true if the label needs translations'),
    link: link.describe('address of instructions or of a download'),
    icon: z.enum(brandIconNames as [BrandIconName, ...BrandIconName[]]).describe('one of the names in lib/icons/brand-icons.ts'),
    systems: z
      .array(z.enum(Object.keys(systems) as [System, ...System[]]))
      .default([])
      .describe('operating systems that the package is for'),
    thirdParty: z.boolean().default(false).describe('whether a third party makes and maintains it'),
    commands: commandsSchema(line).optional().describe('commands that install it'),
    releases: shortText.optional().describe('releases of the system that the commands are for'),
  });

const linePlatforms = (line: ReleaseLine) =>
  z.object({ platforms: z.array(platformSchema(line)).min(1).describe('packages, in the order of the page') });
const platformsSchemas = { stable: linePlatforms('stable'), weekly: linePlatforms('weekly') };

/** The record patterns of a line's file. */
const platforms = ['platforms.*'];

const cloudSchema = z.object({
  name: text.describe('name of the cloud'),
  title: text.describe('title of the guide, which is translated'),
  link: link.describe('address of the guide'),
  icon: z.enum(brandIconNames as [BrandIconName, ...BrandIconName[]]).describe('one of the names in lib/icons/brand-icons.ts'),
});

export type Release = z.output<ReturnType<typeof releaseSchema>>;
export type Platform = z.output<ReturnType<typeof platformSchema>>;
export type Cloud = z.output<typeof cloudSchema>;

/**
 * The newest release of a line. A date in the future is a mistake, so it counts as unknown.
 * @throws ContentError when the file can't be read or a field of the release is invalid
 */
export function loadRelease(line: ReleaseLine): Release {
  const release = readContent(releaseFile(line), releaseSchemas[line]);
  const [dated] = withoutComing(releaseFile(line), [release], ({ date }) => ({ name: 'date', day: date }));
  return dated ?? { ...release, date: undefined };
}

/**
 * The packages of a line, which can be loaded even if its release is invalid.
 * @throws ContentError when the file can't be read or no package is valid
 */
export function loadPlatforms(line: ReleaseLine): readonly Platform[] {
  return readContent(releaseFile(line), platformsSchemas[line], platforms).platforms;
}

/** Release lines as a whole, for checks: pages load releases and packages separately, so that one can't hide the other. */
export const releaseCollections = { stable: releaseCollection('stable'), weekly: releaseCollection('weekly') };

function releaseCollection(line: ReleaseLine) {
  return defineCollection({
    file: releaseFile(line),
    schema: releaseSchemas[line].extend(platformsSchemas[line].shape),
    records: platforms,
    pages: ['download'],
    count: ({ platforms: packages }) => packages.length,
    links: ({ platforms: packages, ...release }) => [
      { address: warAddress(release), usedBy: 'war' },
      ...packages.map(({ link, label }) => ({ address: link, usedBy: label })),
    ],
    translationFolder: downloadsFolder,
    translatable: ({ platforms: packages }) => packages.map(platformRecord),
  });
}

export const cloudCollection = defineCollection({
  file: cloudsFile,
  schema: z.array(cloudSchema).min(1),
  records: ['*'],
  pages: ['download'],
  links: (clouds) => clouds.map(({ link, name }) => ({ address: link, usedBy: name })),
  translationFolder: downloadsFolder,
  translatable: (clouds) => clouds.map(cloudRecord),
});

/** The valid parts of a release line. */
export interface LineContent {
  line: ReleaseLine;
  /** Undefined if invalid. */
  release?: Release;
  /** Empty if none is valid. */
  platforms: readonly Platform[];
  /** The problems of the skipped packages. */
  invalidRecords: readonly ContentProblem[];
}

/** Both release lines, for pages that show whatever is valid. */
export function readReleaseLines(): readonly LineContent[] {
  return releaseLines.map((line) => ({
    line,
    release: tryContent(() => loadRelease(line)),
    ...readPlatforms(line),
  }));
}

function readPlatforms(line: ReleaseLine): Pick<LineContent, 'platforms' | 'invalidRecords'> {
  const loaded = loadOrReport(() => loadPlatforms(line));
  return { platforms: loaded.ok ? loaded.value : [], invalidRecords: loaded.invalidRecords };
}

/** The guides for public clouds. */
export const loadClouds = cloudCollection.load;

/** A package's label in a locale. */
export function platformLabel(platform: Pick<Platform, 'label' | 'translate'>, locale: Locale): LocalText {
  return localTexts(platformRecord(platform), locale).label ?? { text: platform.label };
}

/** A guide's title in a locale. */
export function cloudTitle(cloud: Cloud, locale: Locale): LocalText {
  return localTexts(cloudRecord(cloud), locale).title;
}

function platformRecord({ label, translate }: Pick<Platform, 'label' | 'translate'>) {
  return { id: `platforms/${label}`, texts: { label: translate ? label : undefined } };
}

function cloudRecord({ name, title }: Cloud) {
  return { id: `clouds/${name}`, texts: { title } };
}

function localTexts<Texts extends TranslatableRecord['texts']>(record: TranslatableRecord<Texts>, locale: Locale) {
  return translateRecord(record, loadTranslation(downloadsFolder, locale), locale);
}

/** URL of a release's WAR file. */
export function warAddress({ war, version }: Pick<Release, 'war' | 'version'>): string {
  return war.replaceAll('{version}', version);
}

/** URL of a release's checksum file, in the format of sha256sum. */
export function checksumAddress(release: Pick<Release, 'war' | 'version'>): string {
  return `${warAddress(release)}.sha256`;
}

/** The first releases with a signature file. */
export const signedSince: Record<ReleaseLine, string> = { stable: '2.541.1', weekly: '2.544' };

/** URL of the detached signature of a release's WAR file; undefined for older releases, which have none. */
export function signatureAddress(line: ReleaseLine, release: Pick<Release, 'war' | 'version'>): string | undefined {
  return compareVersions(release.version, signedSince[line]) >= 0 ? `${warAddress(release)}.asc` : undefined;
}
