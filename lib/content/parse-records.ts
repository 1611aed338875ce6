import { ContentError, type ContentProblem } from './content-error';
import { parseYaml, type YamlOptions } from './parse-yaml';

/** A list of records, some of which may have been no YAML. */
interface ParsedRecords {
  /** In the place of each that was none is a null. */
  value: unknown;
  /** The text without them, in which every other value is in its line. */
  text: string;
  /** Which they were. */
  broken: readonly { index: number; problems: readonly ContentProblem[] }[];
}

/** What may stand before a list: nothing, a comment, a directive or the mark of a document. */
const beforeList = /^(\s*(#.*)?|%.*|---\s*(#.*)?)$/;

/**
 * Parses a file that is a list of records. One with a mistake that YAML doesn't allow, such as a quotation mark that isn't closed,
 * costs only itself: each record is then parsed by itself. Any other file is parsed as a whole.
 * @param file path from the repository's root
 * @throws ContentError like parseYaml, when it is no list, or when no record of it is YAML
 */
export function parseRecords(file: string, text: string, options: YamlOptions): ParsedRecords {
  try {
    return { value: parseYaml(file, text, options), text, broken: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const lines = text.split('\n');
    // Whatever is in a record is further to the right than the marks of the list.
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
