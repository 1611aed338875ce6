import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changelogPaths } from '@/lib/changelog/changelog-pages';
import { prefixedLocales } from '@/lib/i18n/locales';
import { exportFiles, exportFolder } from './export-files';
import { hasFallbacks } from './mark-english';

/** The data by which Next goes to a page without loading it: a file for all of it, and one for each part. */
const payload = /(?:^|\/)(?:index|__next\.[^/]*)\.txt$/;

/** All of it once more, which only a server asks for. */
const copy = /(?:^|\/)__next\._full\.txt$/;

/**
 * Removes the files that no browser asks for (docs/decisions/payloads.md): copies, and the data of pages that links load as a
 * whole. Those are the pages of releases and years, and all pages of a locale that lacks messages: the data would bring the
 * English texts back unmarked.
 */
export function dropPayloads(): void {
  const loaded = new Set(changelogPaths());
  const unmarked = prefixedLocales.filter(hasFallbacks);
  for (const file of exportFiles('.txt')) {
    if (!payload.test(file)) continue;
    const locale = prefixedLocales.find((name) => file.startsWith(`${name}/`));
    const folder = `/${file.slice(locale ? locale.length + 1 : 0, file.lastIndexOf('/') + 1)}`;
    if (copy.test(file) || (locale && unmarked.includes(locale)) || loaded.has(folder)) rmSync(join(exportFolder, file));
  }
}
