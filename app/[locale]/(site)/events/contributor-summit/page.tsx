import Page from '@/app/(en)/events/contributor-summit/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('contributorSummit', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
