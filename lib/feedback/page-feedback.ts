/** The settings of the feedback links (docs/behavior.md, Page feedback). */
export interface PageFeedbackSettings {
  /** The page's source file, from the repository's root; empty if unknown. */
  sourcePath?: string;
  /** owner/name; without it there are no links. */
  githubRepo?: string;
  githubBranch?: string;
  /** Issue template; a name ending in .yml or .yaml is a form, anything else gets a prefilled body. */
  template?: string;
  pageTitle?: string;
  /** The page's address. */
  url?: string;
}

/** The texts that a report is prefilled with. They tell the reader plainly what to write where. */
export interface ReportWords {
  page: string;
  sourceFile: string;
  summaryPlaceholder: string;
  problemWith: string;
  describe: string;
  screenshots: string;
  screenshotsPlaceholder: string;
  solution: string;
  solutionComment: string;
  notApplicable: string;
}

/** The links; hidden ones are missing. */
export interface PageFeedbackLinks {
  infraIssue?: string;
  edit?: string;
  pageIssue?: string;
}

const infraRepo = 'jenkins-infra/helpdesk';

/**
 * Builds the feedback links of a page. Reports need a repository, the edit link also needs a source path, and the
 * infrastructure report appears only below /download/ (docs/behavior.md, Page feedback).
 */
export function pageFeedbackLinks(settings: PageFeedbackSettings, words: ReportWords): PageFeedbackLinks {
  const { githubRepo, sourcePath = '', githubBranch = 'master' } = settings;
  if (!githubRepo) return {};

  return {
    infraIssue: skipReportIssue(sourcePath) ? undefined : reportUrl(infraRepo, 'infra', 'infra-issue.yml', settings, words),
    edit: sourcePath ? `https://github.com/${githubRepo}/edit/${githubBranch}/${encodePath(sourcePath)}` : undefined,
    pageIssue: reportUrl(githubRepo, 'bug', '4-bug.md', settings, words),
  };
}

/** Whether to hide the infrastructure report: it is only for sources below a download folder. */
export function skipReportIssue(sourcePath: string): boolean {
  return !sourcePath.includes('/download/');
}

function reportUrl(
  repo: string,
  label: string,
  defaultTemplate: string,
  settings: PageFeedbackSettings,
  words: ReportWords,
): string {
  const { template = '' } = settings;
  const pageTitle = settings.pageTitle || 'Unknown';
  const url = settings.url || 'http://unknown';
  const isForm = /\.ya?ml$/.test(template);
  const pageLink = `[${escapeLinkText(pageTitle)}](${url})`;
  const sourceLink = describeSource(settings, words);

  const parameters: Record<string, string> = isForm
    ? {
        labels: label,
        template,
        problem: [`${pageLink} ${words.page}`, sourceLink].filter(Boolean).join(' '),
      }
    : {
        labels: label,
        template: defaultTemplate,
        title: `${pageTitle} ${words.page} - ${words.summaryPlaceholder}`,
        body: [
          [`${words.problemWith} ${pageLink}`, sourceLink].filter(Boolean).join(' '),
          '',
          words.describe,
          '',
          `# ${words.screenshots}`,
          '',
          words.screenshotsPlaceholder,
          '',
          `# ${words.solution}`,
          '',
          `<!-- ${words.solutionComment} -->`,
          '',
          words.notApplicable,
        ].join('\n'),
      };

  const query = Object.entries(parameters).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return `https://github.com/${repo}/issues/new?${query.join('&')}`;
}

function describeSource({ sourcePath, githubRepo, githubBranch = 'master' }: PageFeedbackSettings, words: ReportWords): string {
  if (!sourcePath) return '';
  return `([${words.sourceFile}](https://github.com/${githubRepo}/tree/${githubBranch}/${encodePath(sourcePath)}))`;
}

/** Route folders have parentheses and brackets in their names, which would end a Markdown link early. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[()[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function escapeLinkText(text: string): string {
  return text.replace(/[[\]]/g, '\\$&');
}
