/** The settings of the feedback links (docs/behavior.md, Page feedback). */
export interface PageFeedbackSettings {
  /** The page's source file or folder, relative to the repository root; empty if unknown. */
  sourcePath?: string;
  /** The repository for issue reports, as owner/name on GitHub or a URL; without it there are no links. */
  githubRepo?: string;
  githubBranch?: string;
  /** The repository and branch of the source, if they differ. */
  sourceRepo?: string;
  sourceBranch?: string;
  /** The page's own file, if `sourcePath` is its data: below /download/ it gets an infrastructure report too. */
  pageFile?: string;
  /** Issue template. A name ending in .yml or .yaml is an issue form; anything else gets a prefilled body. */
  template?: string;
  pageTitle?: string;
  /** The page's URL. */
  url?: string;
}

/** The text that a report is prefilled with. */
export interface ReportText {
  page: string;
  sourceFile: string;
  summaryPlaceholder: string;
  problemWith: string;
  expected: string;
  actual: string;
  answerPlaceholder: string;
  screenshots: string;
  screenshotsPlaceholder: string;
  solution: string;
  solutionComment: string;
  notApplicable: string;
}

/** URLs of the feedback links; hidden ones are undefined. */
export interface PageFeedbackLinks {
  infraIssue?: string;
  edit?: string;
  pageIssue?: string;
}

const infraRepo = 'jenkins-infra/helpdesk';

/** The helpdesk's issue form. `template` can't be used: it belongs to another repository. */
const infraForm = '1-report-issue.yml';

/**
 * Builds the feedback links of a page. Reports need a repository, the edit link also needs a source path, and the
 * infrastructure report appears only below /download/ (docs/behavior.md, Page feedback).
 */
export function pageFeedbackLinks(settings: PageFeedbackSettings, labels: ReportText): PageFeedbackLinks {
  const { githubRepo, sourcePath = '', pageFile = '' } = settings;
  if (!githubRepo) return {};

  const isSkipped = skipReportIssue(sourcePath) && skipReportIssue(pageFile);
  return {
    infraIssue: isSkipped ? undefined : infraUrl(settings, labels),
    edit: sourcePath ? sourceUrl(settings, isFolder(sourcePath) ? 'tree' : 'edit') : undefined,
    pageIssue: reportUrl(githubRepo, settings, labels),
  };
}

/** Whether to hide the infrastructure report: it is only for sources below a download folder. */
export function skipReportIssue(sourcePath: string): boolean {
  return !sourcePath.includes('/download/');
}

function infraUrl(settings: PageFeedbackSettings, labels: ReportText): string {
  return newIssue(infraRepo, { labels: 'triage', template: infraForm, summary: describePage(settings, labels) });
}

function reportUrl(repo: string, settings: PageFeedbackSettings, labels: ReportText): string {
  const { template = '' } = settings;
  if (/\.ya?ml$/.test(template)) return newIssue(repo, { labels: 'bug', template, problem: describePage(settings, labels) });
  return newIssue(repo, {
    labels: 'bug',
    template: '4-bug.md',
    title: `${titleOf(settings)} ${labels.page} - ${labels.summaryPlaceholder}`,
    body: [
      [`${labels.problemWith} ${pageLink(settings)}`, ...describeSource(settings, labels)].join(' '),
      '',
      `# ${labels.expected}`,
      '',
      labels.answerPlaceholder,
      '',
      `# ${labels.actual}`,
      '',
      labels.answerPlaceholder,
      '',
      `# ${labels.screenshots}`,
      '',
      labels.screenshotsPlaceholder,
      '',
      `# ${labels.solution}`,
      '',
      `<!-- ${labels.solutionComment} -->`,
      '',
      labels.notApplicable,
    ].join('\n'),
  });
}

function newIssue(repo: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return `${addressOf(repo)}/issues/new?${query.join('&')}`;
}

/** The page and its source as one line of Markdown. */
function describePage(settings: PageFeedbackSettings, labels: ReportText): string {
  return [`${pageLink(settings)} ${labels.page}`, ...describeSource(settings, labels)].join(' ');
}

function pageLink(settings: PageFeedbackSettings): string {
  return `[${escapeLinkText(titleOf(settings))}](${settings.url || 'http://unknown'})`;
}

function titleOf({ pageTitle }: PageFeedbackSettings): string {
  return pageTitle || 'Unknown';
}

function describeSource(settings: PageFeedbackSettings, labels: ReportText): string[] {
  return settings.sourcePath ? [`([${labels.sourceFile}](${sourceUrl(settings, 'tree')}))`] : [];
}

/** URL of the page's source on GitHub. */
function sourceUrl(settings: PageFeedbackSettings, view: 'edit' | 'tree'): string {
  const { githubRepo = '', githubBranch, sourceRepo, sourceBranch, sourcePath = '' } = settings;
  const branch = (sourceRepo ? sourceBranch : githubBranch) ?? 'master';
  return `${addressOf(sourceRepo ?? githubRepo)}/${view}/${branch}/${encodePath(sourcePath)}`;
}

function addressOf(repo: string): string {
  return /^https?:/.test(repo) ? repo : `https://github.com/${repo}`;
}

function isFolder(path: string): boolean {
  return !/\.\w+$/.test(path);
}

/** Also encodes the parentheses and brackets of route folders, which would end a Markdown link early. */
function encodePath(path: string): string {
  return encodeURI(path).replace(/[()[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function escapeLinkText(text: string): string {
  return text.replace(/[[\]]/g, '\\$&');
}
