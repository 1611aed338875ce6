import Page from '@/app/(en)/awards/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('awards', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
