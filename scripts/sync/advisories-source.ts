import { type Advisory, advisoriesFile, advisorySchema } from '@/lib/advisories/advisories';
import { doubtsAbout, fileSource, readJson, updateCenterAddress } from './source';
import { describeWarnings, validWarnings, warningsSchema } from './warnings';

/** Updates the security warnings about Jenkins core from the update center. */
export const advisoriesSource = fileSource({
  file: advisoriesFile,
  address: (options) => updateCenterAddress(options, 'weekly'),
  read(text, address, before) {
    const records = readJson(address, text, warningsSchema).warnings;
    const { warnings, invalidRecords } = validWarnings(records, 'core', advisorySchema);
    const counts = { before: Array.isArray(before) ? before.length : 0, now: warnings.length };
    return {
      data: warnings.map(usedFields),
      doubts: doubtsAbout('security warnings', address, counts),
      messages: [...invalidRecords.map((problem) => `skipped: ${problem}`), describeWarnings(warnings, before)],
    };
  },
});

function usedFields({ id, url, message, versions }: Advisory): Advisory {
  return {
    id,
    url,
    ...(message ? { message } : {}),
    versions: versions.map(({ pattern, lastVersion }) => ({ ...(lastVersion ? { lastVersion } : {}), pattern })),
  };
}
