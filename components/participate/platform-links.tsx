import { DestinationLink } from '@/components/links/destination-link';
import type { Blocks } from '@/components/text-page/page-text';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';
import './participate.css';

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

/** The links of a text, each with the icon of the platform or channel, for the messages of a page. */
export const platformLinks: Blocks = Object.fromEntries(
  Object.entries(icons).map(([to, icon]): [string, Blocks[string]] => [
    to,
    (text) => (
      <DestinationLink to={to} className="platform-link inline-flex items-baseline gap-2 wrap-anywhere">
        <Icon name={icon} className="relative top-1 size-icon shrink-0 text-muted" />
        {text}
      </DestinationLink>
    ),
  ]),
);
