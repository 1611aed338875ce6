import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { siteRoot } from '@/lib/content/read-content';
import { UsageError } from '@/scripts/shared/usage-error';
import { checkDraft } from './check-draft';
import type { Answers, Draft, Field, Kind } from './draft';
import { award, book, event, logo, release } from './record-kinds';
import { locale, page } from './site-kinds';

const kinds: Readonly<Record<string, Kind>> = { event, book, award, logo, release, page, locale };

const names = Object.keys(kinds).join('|');

const usage = `npm run new -- ${names} [options]

Adds something to the site: asks for what it needs, checks it, writes the files, and says
what comes next. It never overwrites a file.

  --help     show this help, or after one of the names its options

Exit codes: 0 if it was added, 1 if something is wrong with it (nothing is written), 2 for
invalid options.`;

/** Asks a question; undefined if nobody can answer, because the input isn't a terminal. */
export type Ask = ((question: string) => Promise<string>) | undefined;

/**
 * Adds something to the site.
 * @param args the command line
 * @param output receives the results
 * @returns the exit code (see `usage`)
 */
export async function runNew(args: readonly string[], output: Pick<Console, 'log' | 'error'>, ask: Ask): Promise<number> {
  const [name = '', ...options] = args;
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  try {
    if (!kind && name.startsWith('-') && name !== '--help') throw new UsageError(`Unknown option '${name}'.`);
    if (!kind && name !== '--help') throw new UsageError(`Name one of ${Object.keys(kinds).join(', ')}.`);
    const given = kind && readAnswers(kind, options);
    if (given) return await add(kind, given, output, ask);
    output.log(kind ? usageOf(name, kind) : usage);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.error(`${error.message}\n\n${kind ? usageOf(name, kind) : usage}`);
    return 2;
  }
}

function usageOf(name: string, { fields }: Kind): string {
  const width = Math.max(...fields.map((field) => field.name.length));
  const lines = fields.map(
    (field) => `  --${field.name.padEnd(width)}  ${field.about}${field.required === true ? ' (required)' : ''}`,
  );
  return `npm run new -- ${name} [options]\n\nAsks for what is not given, if a required option is missing.\n\n${lines.join('\n')}`;
}

/** @returns undefined if help was requested */
function readAnswers({ fields }: Kind, args: readonly string[]): Answers | undefined {
  try {
    const text = { type: 'string' } as const;
    const options = Object.fromEntries(fields.map((field) => [field.name, text]));
    const { help, ...values } = parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } } }).values;
    return help ? undefined : Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function add(kind: Kind, given: Answers, output: Pick<Console, 'log' | 'error'>, ask: Ask): Promise<number> {
  let answers = await complete(kind, given, ask);
  for (;;) {
    const draft = kind.draft(inOrder(kind, answers));
    const taken = draft.files.find(({ file, isAddition }) => !isAddition && existsSync(join(siteRoot(), file)));
    const { problems, warnings } = taken ? { problems: [`${taken.file} already exists`], warnings: [] } : checkDraft(draft);
    if (problems.length === 0) {
      write(draft);
      for (const { file } of draft.files) output.log(`Wrote ${file}`);
      for (const warning of warnings) output.log(`Warning: ${warning}`);
      for (const step of draft.next) output.log(`Next: ${step}`);
      return 0;
    }
    for (const problem of problems) output.error(`Error: ${problem}`);
    const wrong = kind.fields.filter(({ name }) => problems.some((problem) => new RegExp(`[:.] ?${name}[:[]`).test(problem)));
    if (!ask || wrong.length === 0) {
      output.error('Nothing was written.');
      return 1;
    }
    answers = { ...answers, ...(await answersTo(wrong, answers, ask)) };
  }
}

/** Asks for everything that isn't given if something required is missing. */
async function complete({ fields }: Kind, given: Answers, ask: Ask): Promise<Answers> {
  const missing = fields.filter((field) => isRequired(field, given) && !given[field.name]);
  if (missing.length === 0) return given;
  if (!ask) throw new UsageError(`Missing: ${missing.map(({ name }) => `--${name}`).join(', ')}.`);
  return answersTo(
    fields.filter(({ name }) => given[name] === undefined),
    given,
    ask,
  );
}

async function answersTo(fields: readonly Field[], given: Answers, ask: NonNullable<Ask>): Promise<Answers> {
  const answers = { ...given };
  for (const field of fields) {
    const isNeeded = isRequired(field, answers);
    if (typeof field.required === 'function' && !isNeeded) continue;
    let answer = '';
    do answer = (await ask(`${field.name}: ${field.about}${isNeeded ? '' : ' (optional)'}\n> `)).trim();
    while (isNeeded && !answer);
    answers[field.name] = answer || undefined;
  }
  return answers;
}

function isRequired({ required }: Field, answers: Answers): boolean {
  return typeof required === 'function' ? required(answers) : required === true;
}

/** The answers in the order of the fields, without empty ones. */
function inOrder({ fields }: Kind, answers: Answers): Answers {
  return Object.fromEntries(fields.flatMap(({ name }) => (answers[name] ? [[name, answers[name]]] : [])));
}

function write({ files }: Draft): void {
  for (const { file, text, isAddition } of files) {
    const path = join(siteRoot(), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: isAddition ? 'w' : 'wx' });
  }
}
