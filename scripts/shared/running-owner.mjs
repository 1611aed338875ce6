import { readJson } from './read-json.mjs';

/**
 * The process that a lock file names in `pid`.
 * @param {string} file
 * @returns {number | undefined} its id; undefined if there is no such file, or if the process has ended
 */
export function runningOwner(file) {
  const { pid } = readJson(file) ?? {};
  try {
    return pid !== undefined && process.kill(pid, 0) ? pid : undefined;
  } catch {
    return undefined;
  }
}
