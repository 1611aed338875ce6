import Page from '@/app/(en)/events/hacktoberfest/event-kit/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('hacktoberfestEventKit', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
