import Page from '@/app/(en)/books/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('books', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
