import { ReleasePage } from '@/components/changelog/release-page';
import { releasePages } from '@/lib/pages/changelog-locale-pages';

const { generateStaticParams, generateMetadata, renderPage } = releasePages('stable', ReleasePage);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default renderPage;
