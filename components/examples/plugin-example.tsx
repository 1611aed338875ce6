import { usePluginCheckLabels } from '@/components/plugin-check/plugin-check-form';
import { PluginDetails, PluginVerdict } from '@/components/plugin-check/plugin-result';
import { checkPlugins } from '@/lib/advisories/plugin-check';
import { readPluginList } from '@/lib/advisories/plugin-list';
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

/** The full result of checking a list of plugins. */
export function PluginExample({ list }: { list: string }) {
  const labels = usePluginCheckLabels();
  const plugins = readPluginList(list);
  const checked = checkPlugins(plugins, published, new Date('2030-01-02'));
  return (
    <>
      <PluginVerdict checked={checked} labels={labels} />
      <PluginDetails checked={checked} list={plugins} labels={labels} />
    </>
  );
}
