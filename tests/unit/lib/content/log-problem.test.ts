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

test('a build logs a content problem once, however many pages have it', () => {
  process.env.NEXT_PHASE = PHASE_PRODUCTION_BUILD;
  for (const problem of ['one', 'two', 'one']) logProblem(problem);
  expect(logged.mock.calls).toEqual([['one'], ['two']]);
});

test('the preview logs a content problem each time a page has it', () => {
  for (const problem of ['one', 'one']) logProblem(problem);
  expect(logged.mock.calls).toEqual([['one'], ['one']]);
});
