import { SiteDocument } from '@/components/document/site-document';
import { changelogFolders } from '@/lib/changelog/changelog-folders';
import { pageLocales, releasePath } from '@/lib/changelog/changelog-pages';

/** The document of a release's page. Of one that is in English only, the language menu leads to the changelog. */
export default async function StableReleaseLayout({ children, params }: LayoutProps<'/[locale]/changelog-stable/[version]'>) {
  const { version } = await params;
  const isTranslated = pageLocales(releasePath('stable', version)).length > 1;
  return <SiteDocument localePath={isTranslated ? undefined : changelogFolders.stable.list}>{children}</SiteDocument>;
}
