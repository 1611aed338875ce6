import Page from '@/app/(en)/participate/meet/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('participateMeet', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
