import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const englishFolder = 'app/(en)';
const localeFolder = 'app/[locale]/(site)';

/** The page files below a folder: their paths from the folder, with slashes, in alphabetical order. */
function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .sort();
}

/** Every file below `app/[locale]/(site)` that renders an English page: its path from the repository's root, and its text. */
function localePages(): Map<string, string> {
  return new Map(pagesIn(englishFolder).map((page) => [`${localeFolder}/${page}`, localePageText(page)]));
}

function localePageText(page: string): string {
  const english = `${englishFolder}/${page}`;
  return `// Made by \`npm run pages\` from ${english}.
import * as page from '@/${english.replace(/\.tsx$/, '')}';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage(page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
`;
}

/** What differs between the files that are there and those that should be, as paths from the repository's root. */
export function staleLocalePages(): { outdated: string[]; orphaned: string[] } {
  const wanted = localePages();
  const isCurrent = (file: string) => existsSync(file) && readFileSync(file, 'utf8') === wanted.get(file);
  return {
    outdated: [...wanted.keys()].filter((file) => !isCurrent(file)),
    orphaned: pagesIn(localeFolder)
      .map((page) => `${localeFolder}/${page}`)
      .filter((file) => !wanted.has(file)),
  };
}

/** Writes the files that are missing or out of date, and removes those whose English page is gone. */
export function writeLocalePages(): { written: string[]; removed: string[] } {
  const wanted = localePages();
  const { outdated, orphaned } = staleLocalePages();
  for (const file of outdated) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, wanted.get(file) ?? '');
  }
  for (const file of orphaned) rmSync(file);
  return { written: outdated, removed: orphaned };
}
