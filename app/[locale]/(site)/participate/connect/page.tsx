import Page from '@/app/(en)/participate/connect/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('participateConnect', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
