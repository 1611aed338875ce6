import { timeLimit } from '@/components/ui/time-limit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a request ends after its time, and not before', () => {
  const signal = timeLimit(1000);
  jest.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('a request ends with what it is a part of', () => {
  const page = new AbortController();
  const [signal, other] = [timeLimit(1000, page.signal), timeLimit(1000)];
  page.abort();
  expect([signal.aborted, other.aborted, timeLimit(1000, page.signal).aborted]).toEqual([true, false, true]);
});

test('browsers without AbortSignal.timeout have the limit too', () => {
  const original = AbortSignal.timeout;
  Object.assign(AbortSignal, { timeout: undefined });
  expect(timeLimit(1000).aborted).toBe(false);
  Object.assign(AbortSignal, { timeout: original });
});
