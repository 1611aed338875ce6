import Page from '@/app/(en)/participate/review-changes/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('participateReview', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
