import { YearPage } from '@/components/changelog/year-page';
import { yearParams } from '@/lib/changelog/pages/changelog-pages';
import { yearMetadata } from '@/lib/metadata/changelog-metadata';

type Props = PageProps<'/[locale]/changelog-old/[year]'>;

export const dynamicParams = false;
export const generateStaticParams = () => yearParams('weekly');
export const generateMetadata = async ({ params }: Props) => yearMetadata('weekly', (await params).year);

/** The releases of the weekly line in a year. */
export default async function WeeklyYearPage({ params }: Props) {
  return <YearPage line="weekly" year={(await params).year} />;
}
