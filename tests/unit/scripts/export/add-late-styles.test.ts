import { addLateStyles } from '@/scripts/export/add-late-styles';
import { editPage } from '@/scripts/export/html';

test('the script that waits for styles stands before the first style sheet and needs nothing else', () => {
  const html = '<!doctype html><html><head><title>T</title><link rel="stylesheet" href="/a.css"></head></html>';
  const page = editPage(html, addLateStyles);
  expect(page).toMatch(/<\/title><script>\(function limitStyles.*\)\(10000\)<\/script><link rel="stylesheet"/s);
  expect(page).not.toContain('__name');
});

test('a page without style sheets waits for none', () => {
  const page = '<!doctype html><html><head><title>T</title></head></html>';
  expect(editPage(page, addLateStyles)).toBe(page);
});
