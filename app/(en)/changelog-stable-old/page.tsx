import { ArchivePage } from '@/components/changelog/archive-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';

export const generateMetadata = () => pageMetadata('changelogArchiveStable', defaultLocale);

/** All releases of the LTS line, by year. */
export default function StableArchivePage() {
  return <ArchivePage line="stable" />;
}
