import { headerRules } from '@/scripts/export/server-rules';
import { askRaw } from './raw-requests';
import { type RequestRow, secret } from './request-table';

/** Sends a request of the table and expects what it says, the headers that keep visitors safe, and a server that goes on. */
export async function expectAnswer(
  port: number,
  { method, target, headers, status, body, answers = {} }: RequestRow,
): Promise<void> {
  const answer = await askRaw(port, method, target, headers);
  expect(status).toContain(answer.status);
  expect(answer.body.toString()).not.toContain(secret);
  if (body) expect(answer.body.toString()).toContain(body);
  if (method === 'HEAD') expect(answer.body).toHaveLength(0);
  if (answer.status === 206) expect(answer.headers).not.toHaveProperty('content-encoding');
  for (const [name, value] of Object.entries(answers))
    expect([name, answer.headers[name]]).toEqual([name, expect.stringContaining(value)]);
  // A request that can't be read belongs to no address.
  if (answer.status !== 400) {
    const everywhere = headerRules.find(({ path }) => path === '/*')?.headers ?? {};
    for (const [name, value] of Object.entries(everywhere)) expect(answer.headers).toHaveProperty(name.toLowerCase(), value);
  }
  expect((await askRaw(port, 'GET', '/')).status).toBe(200);
}
