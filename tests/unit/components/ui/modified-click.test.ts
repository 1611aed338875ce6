import { isModifiedClick } from '@/components/ui/modified-click';

const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a plain click is the page’s own', () => expect(isModifiedClick(click)).toBe(false));

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('a click with %s is the browser’s', (key) => {
  expect(isModifiedClick({ ...click, [key]: true })).toBe(true);
});

test('a click with another button is the browser’s', () => expect(isModifiedClick({ ...click, button: 1 })).toBe(true));
