import { YearPage } from '@/components/changelog/year-page';
import { yearParams } from '@/lib/changelog/pages/changelog-pages';
import { yearMetadata } from '@/lib/metadata/changelog-metadata';

type Props = PageProps<'/[locale]/changelog-stable-old/[year]'>;

export const dynamicParams = false;
export const generateStaticParams = () => yearParams('stable');
export const generateMetadata = async ({ params }: Props) => yearMetadata('stable', (await params).year);

/** The releases of the LTS line in a year. */
export default async function StableYearPage({ params }: Props) {
  return <YearPage line="stable" year={(await params).year} />;
}
