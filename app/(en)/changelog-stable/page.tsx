import { ChangelogPage } from '@/components/changelog/changelog-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';

export const generateMetadata = () => pageMetadata('changelogStable', defaultLocale);

/** The changelog of the LTS line. */
export default function StableChangelogPage() {
  return <ChangelogPage line="stable" />;
}
