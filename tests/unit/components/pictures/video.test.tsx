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

test('the player replaces the poster when pressed, and a link stays in case the player can’t be loaded', async () => {
  render(video);
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByTitle('What is Jenkins?')).toHaveAttribute('src', 'https://videos.example.org/embed/1');
  expect(screen.getByRole('link', { name: 'What is Jenkins?' })).toHaveAttribute('href', 'https://videos.example.org/watch?v=1');
});
