/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { ChecksumRefresh, CurrentChecksum, RefreshNotice } from '@/components/download/checksum-refresh';
import { readChecksum } from '@/components/download/fetch-checksums';
import { liveRegion } from '@/tests/support/queries';

const builtIn = { stable: 'a'.repeat(64), weekly: 'b'.repeat(64) };
const urls = { stable: '/stable.json', weekly: '/weekly.json' };

/** Mocks `fetch`: responds to each address with a status and text, or fails. */
function serve(answers: Record<string, { status?: number; text?: string } | 'offline'>) {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
    asked.push(String(url));
    const answer = answers[String(url)] ?? 'offline';
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200, text = '' } = answer;
    return { ok: status < 400, status, text: async () => text } as Response;
  });
  return asked;
}

const json = (sha256: unknown) => ({ text: JSON.stringify({ sha256 }) });

async function visit() {
  render(
    <ChecksumRefresh urls={urls}>
      <RefreshNotice builtIn={builtIn} labels={{ failed: 'Failed', newer: 'Newer' }} />
      <CurrentChecksum line="stable" id="stable" builtIn={builtIn.stable} />
      <CurrentChecksum line="weekly" id="weekly" builtIn={builtIn.weekly} />
    </ChecksumRefresh>,
  );
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('the checksums on the download page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are replaced by the published value, with a notice that it is newer than the page', async () => {
    serve({ '/stable.json': json('C'.repeat(64)), '/weekly.json': json(builtIn.weekly) });
    await visit();
    await wait(300);
    expect(screen.getByText('c'.repeat(64))).toBeInTheDocument();
    expect(screen.getByText(builtIn.weekly)).toBeInTheDocument();
    expect(liveRegion()).toHaveTextContent('Newer');
  });

  it('stay, without a message, when the published file says that the checksum is not known', async () => {
    serve({ '/stable.json': json(null), '/weekly.json': json(builtIn.weekly) });
    await visit();
    await wait(300);
    expect(screen.getByText(builtIn.stable)).toBeInTheDocument();
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it.each([
    ['a server error with the right text', { status: 500, ...json('c'.repeat(64)) }],
    ['a network failure', 'offline' as const],
  ])('stay, with a message, on %s', async (_what, answer) => {
    serve({ '/stable.json': answer, '/weekly.json': json('d'.repeat(64)) });
    await visit();
    await wait(300);
    expect(liveRegion()).toHaveTextContent('Failed');
    expect(screen.getByText(builtIn.stable)).toBeInTheDocument();
    expect(screen.getByText('d'.repeat(64))).toBeInTheDocument();
  });

  it.each([
    ['63 digits', JSON.stringify({ sha256: 'c'.repeat(63) })],
    ['markup', JSON.stringify({ sha256: '<b>c</b>' })],
    ['null', 'null'],
    ['a web page', '<!DOCTYPE html>'],
  ])('stay, with a message, when the file has %s', async (_what, text) => {
    serve({ '/stable.json': { text }, '/weekly.json': { text } });
    await visit();
    await wait(300);
    expect(screen.getByText(builtIn.stable)).toBeInTheDocument();
    expect(liveRegion()).toHaveTextContent('Failed');
    expect(readChecksum(text)).toBeUndefined();
  });
});
