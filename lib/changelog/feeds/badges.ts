import { toHtml } from 'hast-util-to-html';
import { releaseVersions } from '@/lib/changelog/pages/changelog-pages';
import { newestDay, newestUntil, newestVersion, releaseStatus } from '@/lib/changelog/status/release-status';
import { lineOf } from '@/lib/changelog/versions';
import { type ReleaseLine, releaseLines } from '@/lib/download/downloads';
import { isComing } from '@/lib/site/build-date';
import { lightPalette } from '@/lib/theme/palette';

/** The path of the badge of a release, or of the newest release of a line. */
export function badgePath(name: string): string {
  return `/badges/${name}.svg`;
}

/** The names of all badges: lines and versions. Those of the lines exist even if no changelog can be read. */
export function badgeNames(): string[] {
  const versions = releaseLines.flatMap((line) => [newestVersion(line) ?? [], releaseVersions(line)].flat());
  return [...new Set([...releaseLines, ...versions])];
}

/** The support status of a release in the open data. */
export interface SupportFacts {
  version: string;
  /** Null if unknown: there is probably a newer release (docs/behavior.md, Latest releases). */
  supported: boolean | null;
  /** The number of security warnings about it; null if unknown. */
  warnings: number | null;
}

/** Whether a release is supported on the day of the build, and how many security warnings it has. */
export function supportFacts(line: ReleaseLine, version: string): SupportFacts {
  const { support, warnings } = releaseStatus(line, version);
  const until = newestUntil(line);
  return {
    version,
    supported: support === 'ended' ? false : until && !isComing(until) ? null : true,
    warnings: warnings?.length ?? null,
  };
}

/** A badge, in the format of the endpoints of Shields.io. */
export interface Badge {
  label: string;
  message: string;
  /** The background of the message, which is white. */
  color: string;
}

/**
 * The badge of a release, or of the newest release of a line.
 * @param name a version, or the name of a line
 */
export function releaseBadge(name: string): Badge {
  const line = releaseLines.find((candidate) => candidate === name);
  const version = line ? newestVersion(line) : name;
  if (!version) return { label: 'Jenkins', message: 'unknown', color: lightPalette.muted.main };
  const ofLine = line ?? lineOf(version);
  return { label: `Jenkins ${version}`, ...statusOf(supportFacts(ofLine, version), newestDay(ofLine)) };
}

function statusOf({ supported, warnings }: SupportFacts, asOf = ''): Omit<Badge, 'label'> {
  if (warnings) return { message: warnings === 1 ? '1 warning' : `${warnings} warnings`, color: lightPalette.error.main };
  if (supported === null) return { message: `supported as of ${asOf}`, color: lightPalette.muted.main };
  return supported
    ? { message: 'supported', color: lightPalette.success.main }
    : { message: 'out of support', color: lightPalette.warning.main };
}

/** The text and type of a badge's file; undefined if there is no such file. */
export function badgeFile(file: string): { text: string; contentType: string } | undefined {
  const [, name = '', ending] = /^(.+)\.(svg|json)$/.exec(file) ?? [];
  if (!badgeNames().includes(name)) return undefined;
  const badge = releaseBadge(name);
  return ending === 'svg'
    ? { text: badgeSvg(badge), contentType: 'image/svg+xml' }
    : // Shields.io rejects other fields.
      { text: `${JSON.stringify({ schemaVersion: 1, ...badge }, null, 2)}\n`, contentType: 'application/json' };
}

/** What a badge says, for people who don't see it. */
export function badgeTitle({ label, message }: Badge): string {
  return `${label}: ${message}`;
}

const fontSize = 12;
const padding = 8;
export const badgeHeight = 20;

/** The widths of the two fields of a badge. */
export function badgeWidths({ label, message }: Badge): { label: number; message: number; total: number } {
  const widths = { label: textWidth(label) + 2 * padding, message: textWidth(message) + 2 * padding };
  return { ...widths, total: widths.label + widths.message };
}

/** A badge as a picture. Its text has the same width in every font. */
export function badgeSvg(badge: Badge): string {
  const { label, message, total } = badgeWidths(badge);
  const { main, on } = lightPalette.navbar;
  const text = (x: number, fill: string, content: string) =>
    `<text x="${x + padding}" y="14" textLength="${textWidth(content)}" fill="${fill}">${safeText(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${total}" height="${badgeHeight}" role="img">`,
    `<title>${safeText(badgeTitle(badge))}</title>`,
    `<rect width="${total}" height="${badgeHeight}" fill="${main}"/>`,
    `<rect x="${label}" width="${message}" height="${badgeHeight}" fill="${badge.color}"/>`,
    `<g font-family="system-ui,sans-serif" font-size="${fontSize}">`,
    text(0, on, badge.label),
    text(label, '#ffffff', badge.message),
    '</g></svg>\n',
  ].join('');
}

/** The widths of characters in Arial, as parts of the font size; others are as wide as digits. */
const characterWidths: Record<string, number> = { '.': 0.28, ' ': 0.28, i: 0.22, t: 0.28, r: 0.33, w: 0.72 };

function textWidth(text: string): number {
  const parts = [...text].map((character) => characterWidths[character] ?? 0.56);
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * fontSize);
}

function safeText(text: string): string {
  return toHtml({ type: 'text', value: text });
}
