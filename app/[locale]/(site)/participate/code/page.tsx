import Page from '@/app/(en)/participate/code/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('participateCode', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
