import { join } from 'node:path';
import watchContent from '@/scripts/dev/watch-content.mjs';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

/** The loader's output for a module, and the folders it watches. */
function load() {
  const followed: string[] = [];
  const made = watchContent.call(
    { rootContext: site.root, addContextDependency: (folder: string) => followed.push(folder) },
    'export {};\n',
  );
  return { made, followed };
}

test('the preview watches every folder in content/, at any depth', () => {
  site.remove('content');
  site.write('content/site.yml', '');
  site.write('content/books/translations/fr-CA.yml', '');
  expect(load().followed.sort()).toEqual(
    ['content', 'content/books', 'content/books/translations'].map((folder) => join(site.root, folder)),
  );
});

test('a change in content/ reloads the module that reads it', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
  const [first, second] = [load().made, load().made];
  expect(first).not.toBe(second);
  for (const made of [first, second]) expect(made).toMatch(/^export \{\};\n\n\/\/ \d\n$/);
  now.mockRestore();
});
