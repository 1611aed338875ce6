import { ContentError, type ContentProblem } from './content-error';
import { parseYaml, type YamlOptions } from './parse-yaml';

/** A list of records, some of which may have been invalid YAML. */
interface ParsedRecords {
  /** The list, with null for each invalid record. */
  value: unknown;
  /** The text without the invalid records; all others stay on their lines. */
  text: string;
  /** The invalid records. */
  broken: readonly { index: number; problems: readonly ContentProblem[] }[];
}

/** Lines that may precede a list: empty ones, comments, directives and the document marker. */
const beforeList = /^(\s*(#.*)?|%.*|---\s*(#.*)?)$/;

/**
 * Parses a file that is a list of records. If it is not valid YAML, for example because a quotation mark isn't closed, each
 * record is parsed separately, so that only those with a mistake are lost.
 * @param file path from the repository root
 * @throws ContentError like `parseYaml`, when the invalid file is not a list or none of its records is valid YAML
 */
export function parseRecords(file: string, text: string, options: YamlOptions): ParsedRecords {
  try {
    return { value: parseYaml(file, text, options), text, broken: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const lines = text.split('\n');
    // The content of a record is indented further than the list's dashes.
    const [mark] = /^ *-(?=\s|$)/.exec(lines.find((line) => !beforeList.test(line)) ?? '') ?? [];
    if (mark === undefined) throw error;
    const starts = lines.flatMap((line, index) =>
      line.startsWith(mark) && /^(\s|$)/.test(line.slice(mark.length)) ? [index] : [],
    );
    const broken = starts.flatMap((start, index) => {
      const end = starts[index + 1] ?? lines.length;
      const problems = problemsOf(file, lines.slice(start, end).join('\n'), { ...options, linesBefore: start });
      if (problems.length === 0) return [];
      lines.fill('', start, end);
      lines[start] = mark;
      return [{ index, problems }];
    });
    if (broken.length === 0 || broken.length === starts.length) throw error;
    const rest = lines.join('\n');
    return { value: parseYaml(file, rest, options), text: rest, broken };
  }
}

function problemsOf(file: string, text: string, options: YamlOptions): readonly ContentProblem[] {
  try {
    parseYaml(file, text, options);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}
