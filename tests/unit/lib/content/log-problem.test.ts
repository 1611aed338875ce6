import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { logProblem } from '@/lib/content/log-problem';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  delete process.env.NEXT_PHASE;
});

test('a build names a problem once, however many pages meet it', () => {
  process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
  for (const problem of ['one', 'two', 'one']) logProblem(problem);
  expect(logged.mock.calls).toEqual([['one'], ['two']]);
});

test('a preview names a problem as often as a page meets it', () => {
  for (const problem of ['one', 'one']) logProblem(problem);
  expect(logged.mock.calls).toEqual([['one'], ['one']]);
});
