import { HomePage } from '@/components/home/home-page';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('home');

export default HomePage;
