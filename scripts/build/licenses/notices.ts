import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { iconPackages } from '@/lib/icons/icons';
import { isShippable } from '@/scripts/check-lockfile/allowed-licenses';
import { copiedScript } from './shipped-sources';

const require = createRequire(`${process.cwd()}/package.json`);

/**
 * Packages shipped without appearing in source maps: icons, font outlines in drawings, copied files, and styles that Tailwind
 * inlines.
 */
export const copiedPackages = [
  ...iconPackages,
  '@fontsource/gelasio',
  '@webcomponents/webcomponentsjs',
  'pagefind',
  'tailwindcss',
];

/** Third-party code inside files of packages, found by reading them. */
const insideOthers: Record<string, Omit<Notice, 'text'>[]> = {
  [copiedScript]: [
    { name: 'core-js', origin: 'in next', license: 'MIT', holder: '2014-2024 Denis Pushkarev' },
    { name: 'whatwg-fetch', origin: 'in next', license: 'MIT', holder: '2014-2023 GitHub, Inc.' },
  ],
};

/** The license notice of a package. */
interface Notice {
  name: string;
  /** Its version, or the package that contains it. */
  origin: string;
  /** An SPDX expression. */
  license: string;
  /** The copyright holder, for packages without a license text of their own. */
  holder: string;
  text: string;
}

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
});

/**
 * The text of /licenses.txt: the licenses of all third-party code that visitors receive (docs/decisions/licenses.md).
 * @param sources the files of packages in the bundles, as paths from the repository's root
 * @throws Error if a license is not allowed or can't be found
 */
export function noticesText(sources: readonly string[]): string {
  const folders = new Set([...sources.map(licensedFolder), ...copiedPackages.map((name) => `node_modules/${name}`)]);
  const notices = [
    ...[...folders].map(noticeOf),
    ...sources.flatMap((source) => insideOthers[source] ?? []).map((found) => ({ ...found, text: generalText(found) })),
  ];
  const refused = notices.filter(({ license }) => !isShippable(license));
  if (refused.length > 0) {
    const names = refused.map(({ name, license }) => `${name} (${license})`).join(', ');
    throw new Error(
      `The site contains packages whose licenses scripts/check-lockfile/allowed-licenses.ts doesn't allow: ${names}`,
    );
  }
  notices.sort((one, other) => (one.name < other.name ? -1 : 1));
  const parts = [...new Set(notices.map(({ text }) => text))].map((text) => {
    const same = notices.filter((notice) => notice.text === text);
    return `${same.map(({ name, origin, license }) => `${name} ${origin} (${license})`).join('\n')}\n\n${text}\n`;
  });
  return ['Third-party software included in this site, with its licenses.\n', ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * The nearest folder above a file that has a license file, because packages contain copies of others; otherwise the package's.
 * The folder may not exist, because source maps of packages refer to files that are not published.
 */
function licensedFolder(source: string): string {
  const root = packageFolder(source);
  for (let folder = dirname(source); folder.length > root.length; folder = dirname(folder)) {
    if (existsSync(folder) && licenseFile(folder)) return folder;
  }
  return root;
}

function packageFolder(source: string): string {
  const [folder = ''] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
  return folder;
}

function noticeOf(folder: string): Notice {
  const root = packageFolder(folder);
  const { name, version, license, author = iconAuthor(root) ?? name } = packageSchema.parse(readJson(`${root}/package.json`));
  const file = licenseFile(folder);
  const known = { license, holder: author };
  const text = file ? readText(file) : generalText({ name, ...known });
  if (folder === root) return { name, origin: version, ...known, text };
  return { name: folder.slice(folder.lastIndexOf('/') + 1), origin: `in ${name} ${version}`, ...known, text };
}

/** The author of the icons in an Iconify package, whose package.json names only the packager. */
function iconAuthor(root: string): string | undefined {
  const file = `${root}/info.json`;
  return existsSync(file) ? z.object({ author: z.object({ name: z.string() }) }).parse(readJson(file)).author.name : undefined;
}

/** The path of the license file in a folder, possibly inside a folder named `licenses` or the like. */
function licenseFile(folder: string): string | undefined {
  const found = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  if (found === undefined) return undefined;
  const path = join(folder, found);
  return statSync(path).isDirectory() ? licenseFile(path) : path;
}

/** The standard text of a license, for packages that don't include it. */
function generalText({ name, license, holder }: Pick<Notice, 'name' | 'license' | 'holder'>): string {
  const file = `spdx-license-list/licenses/${license}.json`;
  if (!existsSync(join('node_modules', file)))
    throw new Error(`${name} includes no license file, and spdx-license-list has no text for "${license}".`);
  const { licenseText } = z.object({ licenseText: z.string() }).parse(require(file));
  return licenseText.replace('<year> <copyright holders>', holder).trim();
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
