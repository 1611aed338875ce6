import { logProblem } from '@/lib/content/log-problem';
import { startBuild } from '@/lib/environment/environment.mjs';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  startBuild({});
});

test('a build logs a content problem once, however many pages have it', () => {
  startBuild({ isContentFixed: true });
  for (const problem of ['one', 'two', 'one']) logProblem(problem);
  expect(logged.mock.calls).toEqual([['one'], ['two']]);
});

test('the preview logs a content problem each time a page has it', () => {
  for (const problem of ['one', 'one']) logProblem(problem);
  expect(logged.mock.calls).toEqual([['one'], ['one']]);
});
