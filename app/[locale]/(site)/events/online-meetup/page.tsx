import Page from '@/app/(en)/events/online-meetup/page';
import { localePage } from '@/lib/pages/locale-page';

const { generateStaticParams, generateMetadata, LocalePage } = localePage('onlineMeetup', Page);

export const dynamicParams = false;
export { generateMetadata, generateStaticParams };
export default LocalePage;
