import type { Blocks } from '@/components/text-page/page-text';
import type { IconName } from '@/lib/icons/icon-names';
import { PlatformLink } from './platform-link';

/** The icons by destination. */
const icons: Record<string, IconName> = {
  x: 'brand-x',
  xReleases: 'brand-x',
  linkedin: 'brand-linkedin',
  bluesky: 'brand-bluesky',
  mastodon: 'brand-mastodon',
  youtubeChannel: 'brand-youtube',
  redditCommunity: 'brand-reddit',
  mailingLists: 'mail',
  chat: 'message-circle',
  forum: 'users',
  events: 'calendar-event',
  participateMeet: 'map-pin',
};

/** The links of a text with their icons, for the messages of a page. */
export const platformLinks: Blocks = Object.fromEntries(
  Object.entries(icons).map(([to, icon]): [string, Blocks[string]] => [
    to,
    (text) => (
      <PlatformLink to={to} icon={icon}>
        {text}
      </PlatformLink>
    ),
  ]),
);
