import Page from '@/app/(en)/projects/jam/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('jam', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
