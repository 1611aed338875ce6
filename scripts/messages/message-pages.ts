import { routes } from '@/lib/routing/routes';
import { contentIdentifiers } from '@/scripts/check-unused/content-identifiers';
import { readCode } from '@/scripts/check-unused/read-code';
import { codeFiles, readImports } from '@/scripts/check-unused/read-imports';
import { messageUsers } from '@/scripts/check-unused/unused-messages';

/** Above this number, only the number of pages is shown. */
const maxNamed = 3;

/**
 * Finds where messages are shown from the imports of each page. The result may include too many pages, but never too few.
 * @returns a function from a key to the English paths of its pages, such as `/chat/`, or their number
 */
export function messagePages(): (key: string) => string {
  const files = codeFiles(['app', 'components', 'lib']);
  const usersOf = messageUsers(readCode(files), contentIdentifiers());
  const imports = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { from, to, isPackage } of readImports(files)) if (!isPackage) imports.get(from)?.push(to);
  const entries = files.flatMap((file) => {
    // The routes of all localized pages, layouts and not-found pages.
    const [, folder, kind] = /^app\/\[locale\]\/\((?:pages|missing|releases)\)(\/.*?)(page|layout)\.tsx$/.exec(file) ?? [];
    return folder ? [{ page: kind === 'layout' ? everyPage : folder, reached: reach(file) }] : [];
  });
  const pathsByRoute = new Map(Object.entries(routes).map(([id, { path }]) => [id, path as string]));

  return (key) => {
    const own = /^pages\.(\w+)\./.exec(key)?.[1];
    const path = own && pathsByRoute.get(own);
    if (path) return path;
    const users = usersOf(key);
    const pages = entries.filter(({ reached }) => users.some((file) => reached.has(file))).map(({ page }) => page);
    if (pages.length === 0) return 'no page';
    if (pages.includes(everyPage)) return everyPage;
    return pages.length > maxNamed ? `${pages.length} pages` : pages.sort().join(', ');
  };

  /** A file and all its direct and indirect imports. */
  function reach(file: string): ReadonlySet<string> {
    const reached = new Set([file]);
    for (const from of reached) for (const to of imports.get(from) ?? []) reached.add(to);
    return reached;
  }
}

const everyPage = 'every page';
