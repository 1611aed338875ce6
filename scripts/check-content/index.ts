import { brokenMessages } from '@/scripts/messages/read-messages';
import { parseArguments, runCommand } from '@/scripts/shared/parse-options.mjs';
import { chosenFiles, describeReport, type ReportOptions } from './describe-report';

const usage = `npm run check:content -- [file…] [options]

Checks every file in content/. Prints each problem with its file and line, and the number
of known warnings and of records that are due for an update. Exits with 1 if there are
errors. With files or folders, prints only what concerns them.

  --all   print known warnings and due records as well`;

const checked = runCommand(usage, readOptions, check, process.stdout, process.stderr);
process.exit(await checked);

function readOptions(): ReportOptions | undefined {
  const parsed = parseArguments(process.argv.slice(2), { allowPositionals: true, options: { all: { type: 'boolean' } } });
  return parsed && { files: chosenFiles(parsed.positionals), all: parsed.values.all === true };
}

/** @returns the exit code */
async function check(options: ReportOptions): Promise<number> {
  const broken = brokenMessages();
  // Imported only if the messages are valid JSON, because the loaders import them.
  const report =
    broken.length > 0
      ? { problems: broken, siteProblems: broken, warnings: [], due: [], records: [] }
      : (await import('./content-report')).reportContent();
  const { lines, errors } = describeReport(report, broken.length > 0 ? { ...options, files: [] } : options);
  for (const line of lines) (line.startsWith('Error: ') ? console.error : console.log)(line);
  return errors > 0 ? 1 : 0;
}
