// Made by `npm run pages` from app/(en)/events/hacktoberfest/faq/page.tsx.
import * as page from '@/app/(en)/events/hacktoberfest/faq/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage(page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
