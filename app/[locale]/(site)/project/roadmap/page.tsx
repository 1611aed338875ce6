import Page from '@/app/(en)/project/roadmap/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('roadmap', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
