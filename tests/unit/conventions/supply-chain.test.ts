import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

test('install scripts of packages are disabled, and this project has none of its own', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
});

test('every dependency is pinned to an exact version', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides });
  // downdoc only has versions with the suffix -stable; an override may name another package.
  expect(versions.filter((version) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-stable)?$/.test(String(version)))).toEqual([]);
});

test.each(['deploy', 'test'])('the workflow "%s" saves the software bill of materials', (name) => {
  const workflow = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
  expect(workflow).toMatch(/run: npm run --silent sbom > [\s\S]*upload-artifact[\s\S]*path: deploy\/sbom\.cdx\.json/);
});
