import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

test('no package runs a script when it is installed, and nothing of ours waits for one', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(Object.keys(manifest.scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
});

test('every dependency has one version', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides });
  // downdoc's releases are all called stable; an override may name another package.
  expect(versions.filter((version) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-stable)?$/.test(String(version)))).toEqual([]);
});

test.each(['deploy', 'test'])('the workflow "%s" keeps the bill of materials', (name) => {
  const workflow = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
  expect(workflow).toMatch(/run: npm run --silent sbom > [\s\S]*upload-artifact[\s\S]*path: deploy\/sbom\.cdx\.json/);
});
