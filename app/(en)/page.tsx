import { HomePage } from '@/components/home/home-page';
import { metadataOf } from '@/lib/pages/locale-page';

export const generateMetadata = metadataOf('home');

export default HomePage;
