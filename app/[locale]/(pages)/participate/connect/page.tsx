import { Butler } from '@/components/butler/butler';
import { ParticipateSubpage } from '@/components/participate/participate-subpage';
import { PlatformLink } from '@/components/participate/platform-link';
import type { Blocks } from '@/components/text-page/text-page';
import type { IconName } from '@/lib/icons/icon-names';
import { metadataOf } from '@/lib/metadata/metadata';

export const generateMetadata = metadataOf('participateConnect');

/** The icons of the links in lists, by destination. */
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

const blocks: Blocks = Object.fromEntries(
  Object.entries(icons).map(([to, icon]): [string, Blocks[string]] => [
    to,
    (text) => (
      <PlatformLink to={to} icon={icon}>
        {text}
      </PlatformLink>
    ),
  ]),
);

/** Getting in touch with the community (docs/behavior.md, Ways to participate). */
export default function ConnectPage() {
  return <ParticipateSubpage route="participateConnect" figure={<Butler drawing="bell" atEdge />} start="chat" blocks={blocks} />;
}
