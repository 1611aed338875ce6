import Page from '@/app/(en)/press/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('press', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
