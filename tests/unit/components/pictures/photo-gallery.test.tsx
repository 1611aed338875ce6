/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PhotoGallery } from '@/components/pictures/photo-gallery';
import { loadMedia } from '@/lib/pictures/media';
import { filledIn } from '@/tests/support/said-messages';
import { renderPage } from '@/tests/unit/support/render';

test('a photo gallery with a missing picture says which one, and shows the others', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const [listed] = loadMedia().pictures;
  const pictures = [
    { id: 'events/no-such.png', alt: 'A hall', caption: 'The hall' },
    { id: listed?.id ?? '', alt: 'A table', caption: 'The table' },
  ];
  renderPage(<PhotoGallery panels={[{ label: 'Summit', pictures }]} />);
  expect(screen.getByText(filledIn('parts.pictureMissing', { description: 'The hall' }))).toBeInTheDocument();
  expect(screen.getAllByRole('figure', { hidden: true })).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'A table', hidden: true })).toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('events/no-such.png'));
  logged.mockRestore();
});
