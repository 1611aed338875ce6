/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { DestinationVideo } from '@/components/pictures/destination-video';
import { videoPlayer } from '@/lib/pictures/video-player';
import { pagePolicy } from '@/lib/security/security-policy';
import { linksFile, loadLinks } from '@/lib/site/links';
import { siteCopy } from '@/tests/support/site-copy';
import { renderPage } from '@/tests/unit/support/render';

const address = 'https://www.youtube.com/watch?v=abcdefghijk&t=317s';
const site = siteCopy();
beforeEach(() => site.write(linksFile, site.read(linksFile).replace(/^pluginDocsVideo: .*$/m, `pluginDocsVideo: ${address}`)));

const video = <DestinationVideo to="pluginDocsVideo" title="Plugin documentation" />;

test('a video plays from the host without cookies, at the start time in its address, and autoplays once pressed', () => {
  expect(videoPlayer('https://www.youtube.com/watch?v=ivMBMuZXdBA')).toBe(
    'https://www.youtube-nocookie.com/embed/ivMBMuZXdBA?autoplay=1',
  );
  expect(videoPlayer('https://www.youtube.com/watch?v=GseBgDOaa0A&t=317s')).toBe(
    'https://www.youtube-nocookie.com/embed/GseBgDOaa0A?start=317&autoplay=1',
  );
});

test.each(['https://www.youtube.com/@jenkinscicd', 'https://videos.example.org/watch?v=1'])('%s is not a video', (address) => {
  expect(videoPlayer(address)).toBeUndefined();
});

test('the content security policy lets pages frame only the video player and the public calendar', () => {
  const [folder = ''] = /^https:\/\/[^/]+\/([^/?#]+\/)?/.exec(loadLinks().calendarEmbed ?? '') ?? [];
  expect(pagePolicy([]).split('; ')).toContain(`frame-src ${folder} https://www.youtube-nocookie.com/embed/`);
});

test.each(['ctrlKey'])('a visitor can open the video in a new tab (%s)', (key) => {
  renderPage(video);
  const poster = screen.getByRole('link', { name: /Play video/ });
  const click = createEvent.click(poster, { [key]: true });
  fireEvent(poster, click);
  expect(click.defaultPrevented).toBe(false);
  expect(poster).toHaveAttribute('href', address);
  expect(poster).toBeInTheDocument();
});
