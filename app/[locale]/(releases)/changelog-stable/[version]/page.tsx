import { ReleasePage } from '@/components/changelog/release-page';
import { releaseParams } from '@/lib/changelog/pages/changelog-pages';
import { releaseMetadata } from '@/lib/metadata/changelog-metadata';

type Props = PageProps<'/[locale]/changelog-stable/[version]'>;

export const dynamicParams = false;
export const generateStaticParams = () => releaseParams('stable');
export const generateMetadata = async ({ params }: Props) => releaseMetadata('stable', (await params).version);

/** A release of the LTS line. */
export default async function StableReleasePage({ params }: Props) {
  return <ReleasePage line="stable" version={(await params).version} />;
}
