/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Picture } from '@/components/pictures/picture';

const props = { standIn: '/stand-ins/books/a.svg', alt: 'Cover of A', width: 140, height: 175 };
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Cover of A' });

/** Makes every picture appear loaded. */
function finished(naturalWidth: number, decode: () => Promise<void>) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  HTMLImageElement.prototype.decode = decode;
}

afterEach(() => jest.restoreAllMocks());

test('a picture reserves its space and is loaded lazily', () => {
  render(<Picture {...props} src="/images/books/a.jpg" />);
  expect(picture()).toHaveAttribute('src', '/images/books/a.jpg');
  expect(picture()).toHaveAttribute('width', '140');
  expect(picture()).toHaveAttribute('height', '175');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  expect(picture()).not.toHaveAttribute('data-stand-in');
});

test('a picture that fails is replaced by a stand-in of the same size and text', () => {
  render(<Picture {...props} src="/images/books/a.jpg" />);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', '/stand-ins/books/a.svg');
  expect(picture()).toHaveAttribute('data-stand-in');
  expect(picture()).toHaveAttribute('width', '140');
  expect(picture()).toHaveAttribute('height', '175');

  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', '/stand-ins/books/a.svg');
});

test('a picture without an address is the stand-in from the start', () => {
  render(<Picture {...props} />);
  expect(picture()).toHaveAttribute('src', '/stand-ins/books/a.svg');
});

test('a picture that failed before hydration is replaced too', async () => {
  finished(0, () => Promise.reject(new Error('broken')));
  render(<Picture {...props} src="/images/books/a.jpg" />);
  await waitFor(() => expect(picture()).toHaveAttribute('src', '/stand-ins/books/a.svg'));
});

test('an SVG without a width is not mistaken for a failed picture', async () => {
  const decode = jest.fn(() => Promise.resolve());
  finished(0, decode);
  render(<Picture {...props} src="/images/drawing.svg" />);
  await waitFor(() => expect(decode).toHaveBeenCalled());
  expect(picture()).toHaveAttribute('src', '/images/drawing.svg');
});

test('another picture in the same place is loaded again', () => {
  const { rerender } = render(<Picture {...props} src="/images/books/a.jpg" />);
  fireEvent.error(picture());
  rerender(<Picture {...props} src="/images/books/b.jpg" />);
  expect(picture()).toHaveAttribute('src', '/images/books/b.jpg');
});
