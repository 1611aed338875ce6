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

test('a lazily loaded module is returned without an event', async () => {
  const heard = jest.fn();
  onPreloadError(heard);
  await expect(loadPart(() => Promise.resolve({ part: 1 }))).resolves.toEqual({ part: 1 });
  expect(heard).not.toHaveBeenCalled();
});

test('a failed import dispatches an event on window with the reason, and rejects unless a listener cancels the event', async () => {
  const heard = jest.fn();
  onPreloadError(heard);
  await expect(loadPart(fails)).rejects.toBe(reason);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ type: 'preload-error', cancelable: true, detail: reason }));
});

test('a failed import doesn’t reject when a listener cancels the event', async () => {
  onPreloadError((event) => event.preventDefault());
  await expect(loadPart(fails)).resolves.toBeUndefined();
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
