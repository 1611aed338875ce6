import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { releasesBetween } from '@/components/changelog/gather-releases';
import { ReleaseChanges } from '@/components/changelog/release-changes';
import { refreshRatings } from '@/components/changelog/remote-ratings';
import { readChecksum } from '@/components/download/fetch-checksums';
import { EventCard } from '@/components/events/event-card';
import { hasEveryWord } from '@/components/search/is-match';
import { passagePieces } from '@/components/search/passage';
import { externalSearch } from '@/components/search/search-props';
import { newestContributors } from '@/components/thank-you/contributors';
import { fetchHonored } from '@/components/thank-you/honored-csv';
import { changelogFile, loadChangelog } from '@/lib/changelog/changelogs';
import { type CheckedRelease, parseCheckData } from '@/lib/changelog/version-data';
import { tryContent } from '@/lib/content/try-content';
import { eventsFolder, loadEvents } from '@/lib/events/events';
import { readFeed } from '@/scripts/sync/news-source';
import { SyncError } from '@/scripts/sync/sync-error';
import { siteCopy } from '@/tests/support/site-copy';
import {
  auditCalendar,
  auditFields,
  auditHtml,
  auditNginx,
  auditPolicy,
  auditRedirects,
  auditXml,
} from '@/tests/unit/support/audit';
import { damages, damageText, fuzzing, quirkText, strayElement } from '@/tests/unit/support/damage';
import { inPage } from '@/tests/unit/support/render';

jest.mock('@/components/ui/load-triggers', () => ({
  onFirstInteraction: (react: () => void) => {
    react();
    return () => {};
  },
  onNearViewport: (_elements: unknown, react: () => void) => {
    react();
    return () => {};
  },
}));

// The real time limit would keep Jest from exiting.
jest.mock('@/components/ui/time-limit', () => ({ timeLimit: () => new AbortController().signal }));

const site = siteCopy();

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** The maximum CPU time per input, in milliseconds. */
const mostTime = 1000;

/** Runs a check for many inputs, and fails if one of them takes too long. */
async function tryAll<Input>(inputs: fc.Arbitrary<Input>, share: number, check: (input: Input) => unknown): Promise<void> {
  const property = fc.asyncProperty(inputs, async (input) => {
    const used = process.cpuUsage();
    await check(input);
    const { user, system } = process.cpuUsage(used);
    expect((user + system) / 1000).toBeLessThan(mostTime);
  });
  await fc.assert(property, { numRuns: fuzzing.runs(share), seed: fuzzing.seed });
}

/** Variants of a text with random damage. */
const damaged = (text: string) => damages.map((steps) => steps.reduce(damageText, text));

function answer(body: string): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body));
}

const csv = `"MONTH", "GH_HANDLE", "GH_HANDLE_URL", "GH_HANDLE_AVATAR", "NBR_PR", "REPOSITORIES"
"2026-07", "somebody", "https://github.com/somebody", "https://avatars.githubusercontent.com/u/1?v=4", "8", "jenkinsci/one jenkinsci/two"
"2026-07", "else, and co", "https://github.com/else", "https://avatars.githubusercontent.com/u/2?v=4", "2", "jenkinsci/three"
`;

test('fuzzed CSV files of contributors produce only text and addresses on GitHub', async () => {
  await tryAll(damaged(csv), 0.1, async (text) => {
    answer(text);
    for (const { month, profile, portrait, pullRequests, repositories } of newestContributors(
      await fetchHonored('/x.csv'),
      new Date(),
    )) {
      expect(month).toMatch(/^\d{4}-\d{2}$/);
      expect(profile ?? 'https://github.com/').toMatch(/^https:\/\/github\.com\//);
      expect(portrait ?? 'https://avatars.githubusercontent.com/').toMatch(/^https:\/\/avatars\.githubusercontent\.com\//);
      expect(Number.isSafeInteger(pullRequests)).toBe(true);
      for (const { address } of repositories) expect(address).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+$/);
    }
  });
});

const counters = '{"2.504": [1, 2, 3, "63232", 4, "https://github.com/a/b/issues/1", 2], "2.505": ["1", "0", "2"]}';
const widget = `<fieldset data-version="2.504"><button data-rate="good"><span class="rating-count">7</span></button>
<div class="rating-issues"><ul></ul></div></fieldset>`;

test('fuzzed ratings change only counts and links to issues', async () => {
  await tryAll(damaged(counters), 0.1, async (text) => {
    const { window } = new JSDOM(widget);
    const { document } = window;
    Object.assign(globalThis, { document });
    answer(text);
    refreshRatings(
      { url: 'https://ratings.example.org/', issueBase: 'https://issues.example.org/' },
      new AbortController().signal,
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.querySelector('.rating-count')?.innerHTML).toMatch(/^\d{1,9}$/);
    expect(auditHtml(document.body.innerHTML)).toEqual([]);
    for (const link of document.querySelectorAll('a')) {
      expect(link.href).toMatch(/^https:\/\/(issues\.example\.org|github\.com)\//);
    }
    Reflect.deleteProperty(globalThis, 'document');
    window.close();
  });
});

test('fuzzed checksum and version files produce valid values or nothing', async () => {
  const files = fc.oneof(
    damaged(`{"sha256": "${'a'.repeat(64)}"}`),
    damaged('{"releases": [{"version": "2.504", "year": "2025"}]}'),
  );
  await tryAll(files, 0.05, (text) => {
    expect(readChecksum(text) ?? 'a'.repeat(64)).toMatch(/^[0-9a-f]{64}$/);
    let versions: readonly CheckedRelease[] = [];
    try {
      versions = parseCheckData(parsed(text)).releases;
    } catch {
      // Without releases.
    }
    for (const release of versions) {
      expect([release.version, release.year]).toEqual([expect.stringMatching(/^\d+(\.\d+)+$/), expect.stringMatching(/^\d{4}$/)]);
    }
    expect(releasesBetween(versions, { since: '1.0', to: '' }).length).toBeLessThanOrEqual(versions.length);
  });
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const feed = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A &amp; b</title>
<published>2026-01-01T00:00:00Z</published><link rel="alternate" href="https:/www.jenkins.io/blog/a/"/></entry></feed>`;

test('fuzzed blog feeds produce posts with web addresses or are rejected', async () => {
  await tryAll(damaged(feed), 0.05, (text) => {
    for (const { title, url, date } of postsIn(text)) {
      expect([title, url, date]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/^https?:\/\//),
        expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      ]);
    }
  });
});

function postsIn(text: string) {
  try {
    return readFeed(text, 'the feed').posts;
  } catch (error) {
    if (!(error instanceof SyncError)) throw error;
    return [];
  }
}

const sentence = 'Mended <code>a</code>, see <a href="/security/">there</a> &amp; **all** [x](/events/).';

test('fuzzed descriptions of changes and events produce only allowed elements', async () => {
  await tryAll(fc.tuple(quirkText, damaged(sentence)), 0.1, ([odd, text]) => {
    for (const words of [odd, text, odd + text]) {
      const change = { type: words, message: words, authors: [words], references: [{ url: words, title: words }] };
      site.write(changelogFile('weekly'), JSON.stringify([{ version: '2.1', banner: words, changes: [change] }]));
      site.write(
        `${eventsFolder}/2040-01-30-paris.yml`,
        JSON.stringify({ date: '2040-01-30', title: words, location: 'Paris', link: '/events/', raw_content: words }),
      );
      const elements = [
        ...(tryContent(() => loadChangelog('weekly')) ?? []).map((release) => (
          <ReleaseChanges key="release" release={release} level={2} detailed />
        )),
        ...(tryContent(loadEvents) ?? []).map((event) => <EventCard key="event" event={event} />),
      ];
      for (const element of elements) expect(auditHtml(renderToStaticMarkup(inPage(element)))).toEqual([]);
    }
  });
});

test('for fuzzed search queries, excerpts are text, and the query reaches the search engine unchanged', async () => {
  await tryAll(fc.tuple(quirkText, quirkText), 0.05, ([query, excerpt]) => {
    hasEveryWord(excerpt, query);
    for (const { text } of passagePieces(`${excerpt} <mark>${query}</mark> ${excerpt}`)) expect(typeof text).toBe('string');
    const { origin, searchParams } = new URL(
      externalSearch({ href: 'https://search.example.org/find', host: 'www.jenkins.io' }, query),
    );
    expect(origin).toBe('https://search.example.org');
    expect([...searchParams.keys()]).toEqual(['q']);
  });
});

test('unescaped markup is detected by these tests', () => {
  expect(auditHtml(`<p><${strayElement} x=""></${strayElement}></p>`)).toHaveLength(1);
  expect(auditHtml('<p onclick="a"><a href="javascript:a">a</a><iframe src="//a/"></iframe></p>')).toHaveLength(4);
  expect(auditHtml('<p><a href="/a/">a</a><img src="https://a.example/b.png"></p>')).toEqual([]);
  expect(auditXml('<a>&</a>')).not.toEqual([]);
  expect(auditXml(`<a><${strayElement}/></a>`)).not.toEqual([]);
  expect(auditXml('<a>&amp;</a>')).toEqual([]);
  expect(auditCalendar('BEGIN:VEVENT\r\nstray\r\n', 0)).toHaveLength(2);
  expect(auditPolicy("default-src 'self'; img-src https://a.example/b/")).toEqual([]);
  expect(auditPolicy(`img-src https://a.example"; script-src *`)).toHaveLength(2);
  expect(auditRedirects('/a/ https://evil.example/ 301/* https://a.example/:splat 302')).toHaveLength(1);
  expect(auditFields('Contact: https://a.example/\nPolicy: https://a.example/<b>\n')).toHaveLength(1);
  expect(auditNginx('    location ^~ /a/ {\n        return 302 https://a.example$request_uri;\n    }\n')).toEqual([]);
  expect(auditNginx('    location ^~ /a/ { deny all; {\n        return 302 https://a.example/;x;\n    }\n')).toHaveLength(3);
});
