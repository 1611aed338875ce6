import { useLocale, useTranslations } from 'next-intl';
import { ResolvedLink } from '@/components/links/address-link';
import { videoPlayer } from '@/lib/pictures/video-player';
import { resolveDestination } from '@/lib/routing/destinations';
import { Video } from './video';

interface DestinationVideoProps {
  /** The name of the video's page on YouTube in content/links.yml. */
  to: string;
  /** What the video is about. */
  title: string;
}

/** A video from content/links.yml. Its poster loads the player; without JavaScript or a supported player, it is a link. */
export function DestinationVideo({ to, title }: DestinationVideoProps) {
  const t = useTranslations('parts.video');
  const destination = resolveDestination(to, useLocale());
  const embedUrl = videoPlayer(destination.href);
  if (!embedUrl) return <ResolvedLink {...destination}>{title}</ResolvedLink>;
  return <Video title={title} play={t('play')} note={t('note')} watchUrl={destination.href} embedUrl={embedUrl} />;
}
