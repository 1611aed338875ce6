import { urlOf } from '@/lib/content/address';

/** URL prefix of the video players, on the YouTube host that sets no cookies until a video plays. */
export const videoPlayers = 'https://www.youtube-nocookie.com/embed/';

/**
 * URL of a video's player, which starts automatically because the visitor has just pressed play.
 * @param watchUrl the video's page, such as https://www.youtube.com/watch?v=<id>&t=317s, where t is the start time
 * @returns undefined if this is not the page of a YouTube video
 */
export function videoPlayer(watchUrl: string): string | undefined {
  const url = urlOf(watchUrl);
  const video = url?.searchParams.get('v');
  if (url?.hostname !== 'www.youtube.com' || !video) return undefined;
  const player = new URL(video, videoPlayers);
  const start = Number.parseInt(url.searchParams.get('t') ?? '0', 10);
  if (start > 0) player.searchParams.set('start', String(start));
  player.searchParams.set('autoplay', '1');
  return player.href;
}
