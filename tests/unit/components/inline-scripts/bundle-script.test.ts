import { bundleScript } from '@/components/inline-scripts/bundle-script';

test('the script for browsers without custom elements contains no syntax newer than ES5', () => {
  expect(bundleScript('polyfill')).not.toMatch(/=>|\b(const|let)\b|`|\?[.?]/);
});
