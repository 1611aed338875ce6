/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Video } from '@/components/pictures/video';

const video = (
  <Video
    title="What is Jenkins?"
    play="Play video"
    watchUrl="https://videos.example.org/watch?v=1"
    embedUrl="https://videos.example.org/embed/1"
    note="3 minutes"
  />
);

test('nothing is loaded from a video’s site before the visitor presses play', () => {
  render(video);
  expect(document.querySelector('iframe, img, video, script')).toBeNull();
  expect(screen.getByRole('link')).toHaveAccessibleName(/Play video.*What is Jenkins\?.*3 minutes/);
});

test('without JavaScript the poster links to the video', () => {
  render(video);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://videos.example.org/watch?v=1');
});

test('the player replaces the poster when it is pressed, and a link stays in case that it doesn’t come', async () => {
  render(video);
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByTitle('What is Jenkins?')).toHaveAttribute('src', 'https://videos.example.org/embed/1');
  expect(screen.getByRole('link', { name: 'What is Jenkins?' })).toHaveAttribute('href', 'https://videos.example.org/watch?v=1');
});
