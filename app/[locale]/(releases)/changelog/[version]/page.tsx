import { ReleasePage } from '@/components/changelog/release-page';
import { releaseParams } from '@/lib/changelog/pages/changelog-pages';
import { releaseMetadata } from '@/lib/metadata/changelog-metadata';

type Props = PageProps<'/[locale]/changelog/[version]'>;

export const dynamicParams = false;
export const generateStaticParams = () => releaseParams('weekly');
export const generateMetadata = async ({ params }: Props) => releaseMetadata('weekly', (await params).version);

/** A release of the weekly line. */
export default async function WeeklyReleasePage({ params }: Props) {
  return <ReleasePage line="weekly" version={(await params).version} />;
}
