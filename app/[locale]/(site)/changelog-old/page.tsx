import Page from '@/app/(en)/changelog-old/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('changelogArchiveWeekly', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
