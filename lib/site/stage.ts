import { basePath } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import type { Locale } from '@/lib/i18n/locales';
import { loadSite } from './site';

/** Whether the site is built to be looked at before it is published; SITE_STAGE says so (docs/how-to/deploy.md). */
export function isStagingSite(): boolean {
  return process.env.SITE_STAGE === 'preview';
}

/** The whole address of a page, by its English path. That of a preview is the one of the published page. */
export function publicAddress(path: string, locale: Locale): string {
  const address = localPath(path, locale);
  return loadSite().property + (isStagingSite() ? address.slice(basePath.length) : address);
}
