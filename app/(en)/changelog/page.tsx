import { ChangelogPage } from '@/components/changelog/changelog-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';

export const generateMetadata = () => pageMetadata('changelogWeekly', defaultLocale);

/** The changelog of the weekly line. */
export default function WeeklyChangelogPage() {
  return <ChangelogPage line="weekly" />;
}
