import Page from '@/app/(en)/events/devops-world/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('devopsWorld', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
