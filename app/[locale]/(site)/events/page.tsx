import Page from '@/app/(en)/events/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('events', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
