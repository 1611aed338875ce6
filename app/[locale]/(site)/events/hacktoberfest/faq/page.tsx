import Page from '@/app/(en)/events/hacktoberfest/faq/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('hacktoberfestFaq', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
