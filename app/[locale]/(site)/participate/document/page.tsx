import Page from '@/app/(en)/participate/document/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('participateDocument', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
