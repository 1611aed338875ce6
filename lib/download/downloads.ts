import { z } from 'zod';
import type { ContentProblem } from '@/lib/content/content-error';
import { day, link, text, versionForm, webAddressWith } from '@/lib/content/fields';
import type { LocalText } from '@/lib/content/local-text';
import { readContent } from '@/lib/content/read-content';
import { loadTranslation, type TranslatableRecord, translateRecord } from '@/lib/content/translation';
import { loadOrReport, tryContent } from '@/lib/content/try-content';
import type { Locale } from '@/lib/i18n/locales';
import { type BrandIconName, brandIconNames } from '@/lib/icons/brand-icons';
import { compareVersions } from './compare-versions';
import { type System, systems } from './systems';

/** The release lines in display order. */
export const releaseLines = ['stable', 'weekly'] as const;

export type ReleaseLine = (typeof releaseLines)[number];

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
    version: z.string().regex(versionFormats[line], `a version such as ${example}`),
    /** The day of the release. */
    date: day.optional(),
    /** The checksum of the WAR file; where it is missing, the file beside the WAR says it. */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'a SHA-256 value: 64 digits from 0 to 9 and a to f')
      .optional(),
    war: z
      .string()
      .regex(/^https:\/\/[^/]+\/.*\{version\}\/jenkins\.war$/, 'an https address with {version} in it that ends in /jenkins.war')
      .pipe(webAddressWith('version')),
  });
}

/** What only the commands of a line name: its repositories, images and packages. */
const namesOf: Record<ReleaseLine, RegExp> = {
  stable: /-stable\b|\bjenkins-lts\b|:lts\b/,
  weekly:
    /pkg\.jenkins\.io\/(debian|rpm|redhat|opensuse)\b(?!-stable)|\/war\/|\bdocker\b.*\bjenkins\/jenkins(?!:lts\b)|\b(brew|pkg|pacman) .*\bjenkins(?![\w-])/,
};

const otherLine: Record<ReleaseLine, ReleaseLine> = { stable: 'weekly', weekly: 'stable' };

/** The commands that install a line's newest release. */
function commandsSchema(line: ReleaseLine) {
  return text
    .superRefine((commands, context) => {
      const [found] = namesOf[otherLine[line]].exec(commands) ?? [];
      if (!found) return;
      context.addIssue({ code: 'custom', message: `expected commands of the ${line} line, found "${found}" of the other one` });
    })
    .transform((commands) => commands.trim());
}

const platformSchema = (line: ReleaseLine) =>
  z.object({
    label: text,
    /** The label is more than a name and needs translations. */
    translate: z.boolean().optional(),
    link,
    icon: z.enum(brandIconNames as [BrandIconName, ...BrandIconName[]]),
    /** The operating systems that the package is for. */
    systems: z.array(z.enum(Object.keys(systems) as [System, ...System[]])).default([]),
    /** Made and maintained by a third party. */
    thirdParty: z.boolean().default(false),
    commands: commandsSchema(line).optional(),
  });

const linePlatforms = (line: ReleaseLine) => z.object({ platforms: z.array(platformSchema(line)).min(1) });
const platformsSchemas = { stable: linePlatforms('stable'), weekly: linePlatforms('weekly') };

/** The records of a line's file. */
const platforms = ['platforms.*'];

const cloudSchema = z.object({
  name: text,
  title: text,
  link,
  icon: z.enum(brandIconNames as [BrandIconName, ...BrandIconName[]]),
});

const cloudsSchema = z.array(cloudSchema).min(1);

export type Release = z.output<ReturnType<typeof releaseSchema>>;
export type Platform = z.output<ReturnType<typeof platformSchema>>;
export type Cloud = z.output<typeof cloudSchema>;

/**
 * The newest release of a line: version, date, checksum, and the address of its WAR file.
 * @throws ContentError when the file can't be read or one of the four is invalid
 */
export function loadRelease(line: ReleaseLine): Release {
  return readContent(releaseFile(line), releaseSchema(line));
}

/**
 * The packages of a line; they are available even if its version or checksum is invalid.
 * @throws ContentError when the file or none of the packages can be read
 */
export function loadPlatforms(line: ReleaseLine): readonly Platform[] {
  return readContent(releaseFile(line), platformsSchemas[line], platforms).platforms;
}

/**
 * A whole release line for the content check, so that an invalid release doesn't hide an invalid package.
 * @throws ContentError when anything in its file is invalid
 */
export function loadReleaseLine(line: ReleaseLine): Release & { platforms: readonly Platform[] } {
  return readContent(releaseFile(line), releaseSchema(line).extend(platformsSchemas[line].shape), platforms);
}

/** The readable parts of a release line. */
export interface LineContent {
  line: ReleaseLine;
  /** Missing if version, date, checksum or address is invalid. */
  release?: Release;
  /** Empty if none can be read. */
  platforms: readonly Platform[];
  /** What is wrong with the packages that are missing. */
  invalidRecords: readonly ContentProblem[];
}

/** Both lines, for a page that shows whatever can be read. */
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

/**
 * The guides for public clouds.
 * @throws ContentError when the file or none of the guides can be read
 */
export function loadClouds(): readonly Cloud[] {
  return readContent(cloudsFile, cloudsSchema, ['*']);
}

/** A package's label in a locale. */
export function platformLabel(platform: Pick<Platform, 'label' | 'translate'>, locale: Locale): LocalText {
  return localTexts(platformRecord(platform), locale).label ?? { text: platform.label };
}

/** A guide's title in a locale. */
export function cloudTitle(cloud: Cloud, locale: Locale): LocalText {
  return localTexts(cloudRecord(cloud), locale).title;
}

/** The translatable texts of packages and guides, for the translation check. */
export function translatableDownloads(): TranslatableRecord[] {
  return [...releaseLines.flatMap(loadPlatforms).map(platformRecord), ...loadClouds().map(cloudRecord)];
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

/** The address of a release's WAR file. */
export function warAddress({ war, version }: Pick<Release, 'war' | 'version'>): string {
  return war.replaceAll('{version}', version);
}

/** The address of the file beside a release's WAR file that has its checksum, in the form of sha256sum. */
export function checksumAddress(release: Pick<Release, 'war' | 'version'>): string {
  return `${warAddress(release)}.sha256`;
}

/** The first releases with a signature beside their WAR file. */
export const signedSince: Record<ReleaseLine, string> = { stable: '2.541.1', weekly: '2.544' };

/** The address of the detached signature of a release's WAR file; the older ones have none. */
export function signatureAddress(line: ReleaseLine, release: Pick<Release, 'war' | 'version'>): string | undefined {
  return compareVersions(release.version, signedSince[line]) >= 0 ? `${warAddress(release)}.asc` : undefined;
}
