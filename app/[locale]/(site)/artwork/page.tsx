import Page from '@/app/(en)/artwork/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('artwork', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
