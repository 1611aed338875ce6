import { routes } from '@/lib/routing/routes';
import { contentWords } from '@/scripts/check-unused/content-words';
import { readCode } from '@/scripts/check-unused/read-code';
import { codeFiles, readImports } from '@/scripts/check-unused/read-imports';
import { messageUsers } from '@/scripts/check-unused/unused-messages';

/** How many pages are named; of more, only the number. */
const maxNamed = 3;

/**
 * Finds where a message is shown, by what the code of each page imports. A component that is imported for some other reason makes
 * the answer too long, never too short.
 * @returns for a key, the English paths of its pages, such as `/chat/`, or how many they are
 */
export function messagePages(): (key: string) => string {
  const files = codeFiles(['app', 'components', 'lib']);
  const usersOf = messageUsers(readCode(files), contentWords());
  const imports = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { from, to, isPackage } of readImports(files)) if (!isPackage) imports.get(from)?.push(to);
  const entries = files.flatMap((file) => {
    // Only the page of a missing address has no English twin.
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

  /** A file and everything that it imports, in any number of steps. */
  function reach(file: string): ReadonlySet<string> {
    const reached = new Set([file]);
    for (const from of reached) for (const to of imports.get(from) ?? []) reached.add(to);
    return reached;
  }
}

const everyPage = 'every page';
