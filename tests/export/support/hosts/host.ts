import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RawAnswer } from '../raw-requests';
import type { Ability } from '../request-table';

// What hosts do with the files that they are given, by what their makers document. Only what decides about our rules is here.

/** A host that serves a folder. */
export interface Host {
  can: readonly Ability[];
  /** Whether it sends the headers that we ask for. */
  sendsHeaders: boolean;
  /** @param target the path of a request with its query */
  answer: (target: string) => RawAnswer;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.ics': 'text/calendar',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.yml': 'text/yaml',
};

/** The text of a file of a folder, if there is one. */
export function fileIn(folder: string, path: string): string | undefined {
  const file = join(folder, decodeURIComponent(path));
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
}

/** An answer with a file. */
export function found(path: string, body: string, status = 200): RawAnswer {
  return { status, headers: { 'content-type': types[extname(path)] ?? 'application/octet-stream' }, body: Buffer.from(body) };
}

export function redirect(status: number, location: string): RawAnswer {
  return { status, headers: { location }, body: Buffer.from('') };
}

export function nothing(): RawAnswer {
  return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Not found') };
}

/** The lines of a file that say something. */
export function linesOf(folder: string, file: string): string[] {
  return readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
}

/** The rules of a `_headers` file. */
export function readHeaders(folder: string): { path: string; headers: [string, string][] }[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of linesOf(folder, '_headers')) {
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else {
      const [name = '', ...value] = line.trim().split(':');
      rules.at(-1)?.headers.push([name.toLowerCase(), value.join(':').trim()]);
    }
  }
  return rules;
}

/** Adds headers to an answer; a value for a name that a rule has set before comes after a comma. */
export function withHeaders(answer: RawAnswer, headers: readonly [string, string][]): RawAnswer {
  const added: Record<string, string> = {};
  for (const [name, value] of headers) added[name] = name in added ? `${added[name]}, ${value}` : value;
  return { ...answer, headers: { ...answer.headers, ...added } };
}
