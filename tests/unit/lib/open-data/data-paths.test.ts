import { publishedFiles } from '@/lib/open-data/data-files';
import { dataPaths } from '@/lib/open-data/data-paths';

test('links can lead to every file of open data, and to no other', () => {
  expect(dataPaths().sort()).toEqual(
    publishedFiles()
      .map(({ url }) => url)
      .sort(),
  );
});
