/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import replaceFailedPictures from '@/components/inline-scripts/picture-fallback';
import { Picture } from '@/components/pictures/picture';

const props = { placeholder: '/drawings/books/a.svg', alt: 'Cover of A', width: 140, height: 175 };
const sources = [
  { type: 'image/avif', srcSet: '/images/books/a.0-110.avif 110w', sizes: 'min(100vw, 110px)' },
  { type: 'image/webp', srcSet: '/images/books/a.0-110.webp 110w', sizes: 'min(100vw, 110px)' },
];
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Cover of A' });

beforeAll(() => {
  replaceFailedPictures();
});

function expectDrawing() {
  expect(picture()).toHaveAttribute('src', '/drawings/books/a.svg');
  expect(picture()).toHaveAttribute('data-missing');
  expect(picture()).toHaveAttribute('width', '140');
  expect(picture()).toHaveAttribute('height', '175');
  expect(document.querySelector('source[srcset]')).toBeNull();
}

test('a picture on the first screen is loaded eagerly if this site hosts it, and lazily from another host', () => {
  const { unmount } = render(<Picture {...props} src="https://pictures.example.org/a.jpg" loading="eager" />);
  expect(picture()).toHaveAttribute('loading', 'lazy');
  unmount();
  render(<Picture {...props} src="/images/books/a.jpg" loading="eager" fetchPriority="high" />);
  expect(picture()).toHaveAttribute('loading', 'eager');
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that can’t be loaded is replaced by a placeholder of the same size with the same alternative text', () => {
  render(<Picture {...props} src="/images/books/a.jpg" sources={sources} />);
  fireEvent.error(picture());
  expectDrawing();

  // If the placeholder fails too, nothing else replaces it.
  fireEvent.error(picture());
  expectDrawing();
});

test('a picture without an address is the placeholder from the start', () => {
  render(<Picture {...props} />);
  expectDrawing();
});
