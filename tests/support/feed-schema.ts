import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** What is wrong with a feed by the schema of its format; empty if it is valid. */
export async function feedErrors(xml: string, format: 'rss' | 'atom'): Promise<string[]> {
  const schema = readFileSync(`tests/fixtures/feeds/${format}.rng`, 'utf8');
  const { errors } = await validateXML({ xml, schema, extension: 'relaxng' });
  return errors.map(({ message }) => message);
}
