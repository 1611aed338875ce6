import Page from '@/app/(en)/mailing-lists/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('mailingLists', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
