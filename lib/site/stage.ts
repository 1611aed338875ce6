import { siteSettings } from '@/lib/environment/environment.mjs';
import { basePath } from '@/lib/i18n/base-path';
import { localPath } from '@/lib/i18n/local-path';
import type { Locale } from '@/lib/i18n/locales';
import { loadSite } from './site';

/** Whether this is a preview before publication, which SITE_STAGE sets (docs/how-to/deploy.md, A preview). */
export function isStagingSite(): boolean {
  return siteSettings().stage === 'preview';
}

/** The canonical URL of a page. In a preview it is that of the published page. */
export function publicAddress(path: string, locale: Locale): string {
  const address = localPath(path, locale);
  return loadSite().property + (isStagingSite() ? address.slice(basePath.length) : address);
}
