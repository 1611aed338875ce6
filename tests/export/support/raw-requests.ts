import { once } from 'node:events';
import { connect } from 'node:net';

/** A response as received over the wire. */
export interface RawAnswer {
  status: number;
  /** Header values by lower-case name. */
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Sends a request exactly as written; `fetch` would normalize malformed ones.
 * @param target the path of the request, or an address
 * @param headers lines besides Host and Connection
 */
export async function askRaw(port: number, method: string, target: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const socket = connect(port, 'localhost');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write([`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'));
  await once(socket, 'close');
  const answer = Buffer.concat(parts);
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    body: answer.subarray(end + 4),
  };
}
