import { timeLimit } from '@/components/ui/time-limit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a request is aborted at its time limit, and not before', () => {
  const signal = timeLimit(1000);
  jest.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('a request is aborted together with its caller', () => {
  const page = new AbortController();
  const [signal, other] = [timeLimit(1000, page.signal), timeLimit(1000)];
  page.abort();
  expect([signal.aborted, other.aborted, timeLimit(1000, page.signal).aborted]).toEqual([true, false, true]);
});

test('the time limit also works in browsers without AbortSignal.timeout', () => {
  const original = AbortSignal.timeout;
  Object.assign(AbortSignal, { timeout: undefined });
  expect(timeLimit(1000).aborted).toBe(false);
  Object.assign(AbortSignal, { timeout: original });
});
