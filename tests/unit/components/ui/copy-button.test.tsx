/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { CopyButton } from '@/components/ui/copy-button';
import { liveRegion } from '@/tests/support/queries';

const labels = { copy: 'Copy to clipboard', copied: 'Copied', failed: 'Selected' };

function renderButton() {
  render(
    <>
      <code id="value">abc123</code>
      <CopyButton from="value" label="Copy to clipboard: SHA-256" labels={labels} />
    </>,
  );
}

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

// user-event would replace the clipboard.
const press = () => act(async () => screen.getByRole('button', { name: /^Copy to clipboard/ }).click());

describe('the copy button', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says what it does, and for a moment that it has copied', async () => {
    renderButton();
    const copied: string[] = [];
    setClipboard(async (text) => {
      copied.push(text);
    });
    expect(screen.getByText('Copy to clipboard')).toBeInTheDocument();
    expect(liveRegion()).toBeEmptyDOMElement();

    await press();
    expect(copied).toEqual(['abc123']);
    expect(liveRegion()).toHaveTextContent('Copied');

    act(() => jest.advanceTimersByTime(4000));
    expect(liveRegion()).toBeEmptyDOMElement();
    expect(screen.getByText('Copy to clipboard')).toBeInTheDocument();
  });

  it.each([
    ['missing', undefined],
    ['refused', () => Promise.reject(new Error('NotAllowedError'))],
  ])('copies by selection when the clipboard is %s', async (_why, clipboard) => {
    renderButton();
    let selected = '';
    document.execCommand = () => {
      selected = String(getSelection());
      return true;
    };
    setClipboard(clipboard);
    await press();
    expect(selected).toBe('abc123');
    expect(liveRegion()).toHaveTextContent('Copied');
    expect(String(getSelection())).toBe('');
  });

  it('selects the text for the visitor when copying is impossible', async () => {
    renderButton();
    document.execCommand = () => false;
    setClipboard(undefined);
    await press();
    expect(liveRegion()).toHaveTextContent('Selected');
    expect(String(getSelection())).toBe('abc123');
  });
});
