/** The localStorage key of the latest queries that led to a result. */
const key = 'recent-searches';
const maxSearches = 5;

/** The recent searches, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

/** Moves a query to the front of the recent searches. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = recentSearches().filter((entry) => entry.toLowerCase() !== text.toLowerCase());
  store([text, ...others].slice(0, maxSearches));
}

export function forgetSearches(): void {
  store([]);
}

function store(searches: string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Storage may be blocked or full.
  }
}
