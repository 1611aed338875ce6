import Page from '@/app/(en)/participate/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('participate', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
