import Page from '@/app/(en)/participate/help/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('participateHelp', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
