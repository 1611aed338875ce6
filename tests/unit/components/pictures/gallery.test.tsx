/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Gallery } from '@/components/pictures/gallery';

const labels = {
  viewer: 'Picture viewer',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  enlarge: '(opens larger view)',
  position: 'Picture {number} of 2',
};

const picture = (name: string) => ({
  href: `/images/${name}.jpg`,
  // biome-ignore lint/performance/noImgElement: stands for any picture
  picture: <img src={`/images/${name}.jpg`} alt={name} />,
  large: null,
  caption: `Caption of ${name}`,
});

it('a gallery links each picture to its full-size file, with alternative text', () => {
  render(<Gallery panels={[{ label: 'First', pictures: [picture('a'), picture('b')] }]} labels={labels} />);
  const figures = screen.getAllByRole('figure', { hidden: true });
  expect(figures).toHaveLength(2);
  const link = within(figures[1] ?? document.body).getByRole('link', { name: 'b (opens larger view)', hidden: true });
  expect(link).toHaveAttribute('href', '/images/b.jpg');
  expect(figures[1]).toHaveTextContent('Caption of b');
});
