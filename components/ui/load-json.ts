import { timeLimit } from './time-limit';

const timeout = 20_000; // milliseconds

/**
 * Loads JSON.
 * @throws Error if it can't be loaded in time
 */
export async function loadJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: timeLimit(timeout) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** A `loadJson` that loads each URL once, so that the data is still there if the connection is lost. It retries after errors. */
export function cachedJson(): typeof loadJson {
  const loaded = new Map<string, Promise<unknown>>();
  return (url) => {
    const known = loaded.get(url);
    if (known) return known;
    const json = loadJson(url);
    loaded.set(url, json);
    json.catch(() => loaded.delete(url));
    return json;
  };
}
