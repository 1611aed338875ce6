import { changelogFeed, feedFile } from '@/lib/changelog/feeds/feed';

export const dynamic = 'force-static';

export const GET = () => feedFile(changelogFeed('stable'), 'atom');
