import Page from '@/app/(en)/donate/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('donate', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
