import Page from '@/app/(en)/project/conduct/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('conduct', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
