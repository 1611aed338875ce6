import { addressRules } from '@/scripts/build/servers/server-rules';
import { addressIn, servedChecksums, siteAddress } from '@/scripts/data/served-site';
import { SourceError } from '@/scripts/data/source-error';
import { UsageError } from '@/scripts/shared/parse-options.mjs';

/**
 * Finds the pages of the published site that a build lacks.
 * @param against where the site is published
 * @param pages the files of the build's pages
 * @returns one line per problem
 */
export async function findLostPages(against: string, pages: readonly string[]): Promise<string[]> {
  try {
    const site = siteAddress('--against', against);
    const published = [...(await servedChecksums(site)).keys()];
    return lostPages(published, pages).map((file) => `${addressIn(site, file)} would be lost`);
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof UsageError)) throw error;
    const problem = error.message.replace(/\.?$/, '.');
    return [`${problem} To publish without comparing, such as for the first time, leave out --against.`];
  }
}

/** The pages that are missing, except for translated pages of releases that servers redirect to English once they are old. */
function lostPages(published: readonly string[], pages: readonly string[]): string[] {
  const { fallbacks } = addressRules();
  const here = new Set(pages);
  const isRedirected = (file: string) =>
    fallbacks.some(({ folder, english }) => {
      const [, release = ''] = `/${file}`.startsWith(folder) ? (/([\d.]+\/index\.html)$/.exec(file) ?? []) : [];
      return release && here.has(english.slice(1) + release);
    });
  return published.filter((file) => file.endsWith('.html') && !here.has(file) && !isRedirected(file));
}
