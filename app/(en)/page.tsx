import { HomePage } from '@/components/home/home-page';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/metadata/metadata';

export const generateMetadata = () => pageMetadata('home', defaultLocale);

export default HomePage;
