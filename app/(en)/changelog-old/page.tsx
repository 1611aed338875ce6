import { ArchivePage } from '@/components/changelog/archive-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';

export const generateMetadata = () => pageMetadata('changelogArchiveWeekly', defaultLocale);

/** All releases of the weekly line, by year. */
export default function WeeklyArchivePage() {
  return <ArchivePage line="weekly" />;
}
