import { changesIn } from '@/scripts/import/compare-files';

test('records aren’t called gone if the checkout lacks their whole folder', () => {
  expect(changesIn('content/awards', [], [], [])).toEqual([]);
});
