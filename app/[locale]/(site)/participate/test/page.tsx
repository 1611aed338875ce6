import Page from '@/app/(en)/participate/test/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('participateTest', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
