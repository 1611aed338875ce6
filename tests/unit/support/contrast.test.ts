import { blend } from '@/tests/support/contrast';

test('blending two colors gives the same result as a browser', () => {
  expect(blend('#ff0000', '#ffffff', 0.5)).toBe('#ff8080');
  expect(blend('#1e88e5', '#f9f9f9', 0.15)).toBe('#d8e8f6');
});
