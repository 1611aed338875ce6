import Page from '@/app/(en)/participate/design/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('participateDesign', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
