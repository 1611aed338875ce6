import Page from '@/app/(en)/changelog/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('changelogWeekly', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
