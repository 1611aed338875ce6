import Page from '@/app/(en)/changelog-stable/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('changelogStable', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
