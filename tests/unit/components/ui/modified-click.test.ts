import { isModifiedClick } from '@/components/ui/modified-click';

const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a plain click is handled by the page', () => expect(isModifiedClick(click)).toBe(false));

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('a click with %s is handled by the browser', (key) => {
  expect(isModifiedClick({ ...click, [key]: true })).toBe(true);
});

test('a click with another button is handled by the browser', () => expect(isModifiedClick({ ...click, button: 1 })).toBe(true));
