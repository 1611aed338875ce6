import { usePluginCheckLabels } from '@/components/plugin-check/plugin-check-form';
import { PluginDetails, PluginVerdict } from '@/components/plugin-check/plugin-result';
import { checkPlugins } from '@/lib/advisories/plugin-check';
import type { PublishedWarning } from '@/lib/advisories/published-warnings';
import { elsewhere, longWord } from './sample-text';

const warning = (name: string, pattern: string | undefined) => ({
  id: `SECURITY-9999-${name}`,
  name,
  url: elsewhere,
  versions: [{ pattern, lastVersion: '1.5.v123456789abc' }],
});

export const exampleWarnings = [warning('git', '1[.].*'), warning(longWord, '.*'), warning('odd', undefined)];

const published = {
  asOf: '2030-01-01',
  incomplete: false,
  warnings: Object.fromEntries(exampleWarnings.map(({ name, ...more }): [string, PublishedWarning[]] => [name, [more]])),
  plugins: ['ant'],
};

/** The full result of checking plugins. */
export function PluginExample({ names }: { names: readonly string[] }) {
  const labels = usePluginCheckLabels();
  const plugins = names.map((name, index) => ({ name, version: `1.${index}` }));
  const list = { plugins, unreadable: ['<b>'], unreadableCount: 1, isCut: true };
  const checked = checkPlugins(list, published, new Date('2030-01-02'));
  return (
    <>
      <PluginVerdict checked={checked} labels={labels} />
      <PluginDetails checked={checked} list={list} labels={labels} />
    </>
  );
}
