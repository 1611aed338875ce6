import Page from '@/app/(en)/chat/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('chat', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
