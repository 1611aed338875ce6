import { addLateStyles } from '@/scripts/export/add-late-styles';

test('the script that waits for styles stands before the first style sheet and needs nothing else', () => {
  const page = addLateStyles('<!doctype html><html><head><title>T</title><link rel="stylesheet" href="/a.css"></head></html>');
  expect(page).toMatch(/<\/title><script>\(function limitStyles.*\)\(10000\)<\/script><link rel="stylesheet"/s);
  expect(page).not.toContain('__name');
});

test('a page without style sheets waits for none', () => {
  const page = '<!doctype html><html><head><title>T</title></head></html>';
  expect(addLateStyles(page)).toBe(page);
});
