import { feedFile } from '@/lib/changelog/feeds/feed';
import { advisoryFeed } from '@/lib/open-data/advisory-feed';

export const dynamic = 'force-static';

export const GET = () => feedFile(advisoryFeed(), 'rss');
