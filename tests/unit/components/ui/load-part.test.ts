/** @jest-environment jsdom */
import { loadPart } from '@/components/ui/load-part';

const reason = new Error('Failed to load chunk');
const fails = () => Promise.reject(reason);

const listeners: EventListener[] = [];
function onPreloadError(listener: (event: Event) => void) {
  listeners.push(listener);
  window.addEventListener('preload-error', listener);
}
afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener('preload-error', listener);
});

test('a failed import dispatches an event on window with the reason, and rejects unless a listener cancels the event', async () => {
  const heard = jest.fn();
  onPreloadError(heard);
  await expect(loadPart(fails)).rejects.toBe(reason);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ type: 'preload-error', cancelable: true, detail: reason }));
});

test('an import that exceeds its time limit has failed', async () => {
  jest.useFakeTimers();
  const heard = jest.fn();
  onPreloadError((event) => {
    heard();
    event.preventDefault();
  });
  const part = loadPart(() => new Promise(() => {}));
  jest.advanceTimersByTime(20_000);
  await expect(part).resolves.toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
