import Page from '@/app/(en)/download/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('download', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
