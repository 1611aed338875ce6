import Page from '@/app/(en)/changelog-stable-old/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('changelogArchiveStable', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
