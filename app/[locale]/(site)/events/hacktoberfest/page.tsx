import Page from '@/app/(en)/events/hacktoberfest/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('hacktoberfest', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
