import { newestContributors } from '@/components/thank-you/contributors';
import { fetchHonored } from '@/components/thank-you/honored-csv';

const header =
  '"RUN_DATE", "MONTH", "GH_HANDLE", "FULL_NAME", "COMPANY", "GH_HANDLE_URL", "GH_HANDLE_AVATAR", "NBR_PR", "REPOSITORIES"';
const row = (handle: string, month = '2026-07') =>
  `"2026-08-21T08-10-07Z", "${month}", "${handle}", "Nikolas Falco", "Finantix", "https://github.com/${handle}", "https://avatars.githubusercontent.com/u/4160180?v=4", "8", "jenkinsci/bitbucket-branch-source-plugin jenkinsci/xunit-plugin"`;

function serve(body: BodyInit | null, status = 200) {
  globalThis.fetch = jest.fn(async () => new Response(body, { status }));
}

const handles = async () =>
  newestContributors(await fetchHonored('https://example.org/x.csv'), new Date()).map(({ handle }) => handle);

describe('the CSV file of honored contributors', () => {
  it('may have a space after each comma, quoted cells, and empty lines', async () => {
    serve(`${header}\n\n${row('nfalco79')}\r\n\n${row('mandar1045')}\n,,\n`);
    const [first, ...others] = await fetchHonored('https://example.org/x.csv');
    expect(first).toEqual({
      RUN_DATE: '2026-08-21T08-10-07Z',
      MONTH: '2026-07',
      GH_HANDLE: 'nfalco79',
      FULL_NAME: 'Nikolas Falco',
      COMPANY: 'Finantix',
      GH_HANDLE_URL: 'https://github.com/nfalco79',
      GH_HANDLE_AVATAR: 'https://avatars.githubusercontent.com/u/4160180?v=4',
      NBR_PR: '8',
      REPOSITORIES: 'jenkinsci/bitbucket-branch-source-plugin jenkinsci/xunit-plugin',
    });
    expect(others.map(({ GH_HANDLE }) => GH_HANDLE)).toEqual(['mandar1045']);
  });

  it('may have commas inside a cell', async () => {
    serve(`${header}\n${row('nfalco79').replace('"Finantix"', '"Finantix, Inc., Padua"')}\n${row('mandar1045')}\n`);
    const [first] = await fetchHonored('https://example.org/x.csv');
    expect(first).toMatchObject({ COMPANY: 'Finantix, Inc., Padua', GH_HANDLE_URL: 'https://github.com/nfalco79', NBR_PR: '8' });
    expect(await handles()).toEqual(['nfalco79', 'mandar1045']);
  });

  it.each([404, 500])('fails with the status when the server responds with %d', async (status) => {
    serve(row('nfalco79'), status);
    await expect(fetchHonored('https://example.org/x.csv')).rejects.toThrow(`Failed CSV fetch: ${status}`);
  });

  it('may be standard CSV, with a byte order mark', async () => {
    serve(`\uFEFF${header}\n${row('nfalco79')}`.replaceAll(', ', ','));
    expect(await handles()).toEqual(['nfalco79']);
  });

  it.each([
    ['a column too few', `${header.replace(', "NBR_PR"', '')}\n${row('nfalco79')}`],
    ['a quote that never ends', `${header}\n"2026`],
    ['another encoding', new Uint8Array(Buffer.from(`\uFEFF${header}\n${row('nfalco79')}`, 'utf16le'))],
  ])('yields no contributors if it has %s', async (_what, body) => {
    serve(body);
    expect(await handles()).toEqual([]);
  });

  it('is read only up to a size limit, and without an incomplete row', async () => {
    let rows = 0;
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`${header}\n`)),
      pull: (controller) => {
        rows += 1;
        controller.enqueue(new TextEncoder().encode(`${row(`contributor-${rows}`)}\n`));
        if (rows === 1_000_000) controller.close();
      },
    });
    serve(endless);
    const honored = await handles();
    expect(honored).toHaveLength(500);
    expect(honored.at(-1)).toBe('contributor-500');
    expect(rows).toBeLessThan(2000);
  });

  it('loses the row that the size limit cuts in two', async () => {
    serve(`${header}\n${row('first')}\n${row('y'.repeat(300_000))}`);
    expect(await handles()).toEqual(['first']);
  });
});
