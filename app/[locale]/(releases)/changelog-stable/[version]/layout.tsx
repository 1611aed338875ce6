import { SiteDocument } from '@/components/document/site-document';
import { changelogFolders } from '@/lib/changelog/pages/changelog-folders';
import { pageLocales, releasePath } from '@/lib/changelog/pages/changelog-pages';

/** The root layout of a release page. If the page exists only in English, the language menu links to the changelog. */
export default async function StableReleaseLayout({ children, params }: LayoutProps<'/[locale]/changelog-stable/[version]'>) {
  const { version } = await params;
  const isTranslated = pageLocales(releasePath('stable', version)).length > 1;
  return <SiteDocument localePath={isTranslated ? undefined : changelogFolders.stable.list}>{children}</SiteDocument>;
}
