import { headersFor } from '@/scripts/build/servers/server-rules';
import { askRaw, type RawAnswer } from './raw-requests';
import { type RequestRow, secret } from './request-table';

/** Sends a request of the table, and expects its response, the security headers, and that the server keeps running. */
export async function expectAnswer(port: number, row: RequestRow): Promise<void> {
  const answer = await askRaw(port, row.method, row.target, row.headers);
  expectRow(answer, row);
  if (row.method === 'HEAD') expect(answer.body).toHaveLength(0);
  if (answer.status === 206) expect(answer.headers).not.toHaveProperty('content-encoding');
  // A malformed request has no address to look up headers for.
  if (answer.status !== 400) expectHeaders(answer, row.target);
  expect((await askRaw(port, 'GET', '/')).status).toBe(200);
}

/** Expects the status, body and headers of a row. */
function expectRow(answer: RawAnswer, { status, body, answers = {} }: RequestRow): void {
  expect(status).toContain(answer.status);
  expect(answer.body.toString()).not.toContain(secret);
  if (body) expect(answer.body.toString()).toContain(body);
  for (const [name, value] of Object.entries(answers))
    expect([name, answer.headers[name]]).toEqual([name, expect.stringContaining(value)]);
}

/** Expects the headers for the address, or for a page where there is no file. */
function expectHeaders({ status, headers }: RawAnswer, target: string): void {
  const wanted = headersFor(status < 300 ? new URL(`http://localhost${target}`).pathname : '/404.html');
  // A response without a file has nothing to cache or embed.
  const left = [200, 206, 404].includes(status) ? [] : ['Cache-Control', 'Cross-Origin-Resource-Policy'];
  for (const [name, value] of Object.entries(wanted)) {
    if (!left.includes(name)) expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  }
}
