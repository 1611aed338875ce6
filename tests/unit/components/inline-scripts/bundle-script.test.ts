import { bundleScript } from '@/components/inline-scripts/bundle-script';

test('an inline script contains what its module imports, minified', () => {
  const code = bundleScript('locale-redirect');
  expect(code).toContain('"jenkins-locale"');
  expect(code).not.toMatch(/\bimport\b|process\.env|\n/);
});

test('the script for browsers without custom elements contains no syntax newer than ES5', () => {
  expect(bundleScript('polyfill')).not.toMatch(/=>|\b(const|let)\b|`|\?[.?]/);
});
