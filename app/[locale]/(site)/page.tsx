import Page from '@/app/(en)/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('home', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
