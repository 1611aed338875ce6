import { type Advisory, advisoriesFile, advisorySchema } from '@/lib/advisories/advisories';
import { parseYaml } from '@/lib/content/parse-yaml';
import { assertEnough, type Findings, replaceData, type SourceContext } from './source';
import { readUpdateCenter } from './update-center';
import { describeWarnings, validWarnings, warningsSchema } from './warnings';

/**
 * Updates the security warnings about Jenkins core from the update center.
 * @throws SourceError or ContentError
 */
export async function advisoriesSource(context: SourceContext): Promise<Findings> {
  const text = context.read(advisoriesFile);
  const before = parseYaml(advisoriesFile, text);
  const { address, data } = await readUpdateCenter('weekly', warningsSchema, context);
  const { warnings, invalidRecords } = validWarnings(data.warnings, 'core', advisorySchema);
  if (!context.options.force) {
    assertEnough('security warnings', address, { before: Array.isArray(before) ? before.length : 0, now: warnings.length });
  }
  return {
    edits: replaceData(advisoriesFile, text, warnings.map(usedFields)),
    messages: [...invalidRecords.map((problem) => `skipped: ${problem}`), describeWarnings(warnings, before)],
  };
}

function usedFields({ id, url, message, versions }: Advisory): Advisory {
  return {
    id,
    url,
    ...(message ? { message } : {}),
    versions: versions.map(({ pattern, lastVersion }) => ({ ...(lastVersion ? { lastVersion } : {}), pattern })),
  };
}
