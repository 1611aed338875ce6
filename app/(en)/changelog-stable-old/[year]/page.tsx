import { YearPage } from '@/components/changelog/year-page';
import { yearPages } from '@/lib/pages/changelog-locale-pages';

const { generateStaticParams, generateMetadata, renderPage } = yearPages('stable', YearPage);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default renderPage;
