import { dump } from 'js-yaml';
import { dataFolder } from './checkout';

const mark = `# From ${dataFolder}/`;

/**
 * A converted record as YAML, which says where it comes from.
 * @param path the path in the checkout, below content/_data/
 */
export function convertedYaml(path: string, value: unknown): string {
  const source = path.slice(dataFolder.length + 1);
  return `${mark}${source} of the Jenkins project's website, by npm run import, which writes it anew.\n${dump(value, { lineWidth: -1 })}`;
}

/** Whether a record was converted by an import; others are ours. */
export function isConverted(yaml: string): boolean {
  return yaml.startsWith(mark);
}
